/// Objects that belong to the file and not to an artboard: assets, view models, converters.
extension Importer {
  mutating func placeInFile(_ record: Int, of scope: RecordScope) {
    guard let type = scope.records[record].type else { return }
    let schema = Schema.shared
    switch type {
    case .backboard, .folder: break
    case .fileAssetContents:
      guard let last = assets.indices.last else { return drop(type) }
      assets[last].bytes = scope.blob(record, Slot.FileAssetContents.bytes)
    case _ where schema.type(type, is: .fileAsset):
      var asset = AssetDefinition(
        type: type, name: scope.string(record, Slot.Asset.name),
        id: scope.uint(record, Slot.FileAsset.assetId))
      if schema.type(type, is: .drawableAsset) {
        asset.width = scope.float(record, Slot.DrawableAsset.width)
        asset.height = scope.float(record, Slot.DrawableAsset.height)
      }
      assets.append(asset)
    case .dataEnumCustom:
      enums.append(
        EnumDefinition(name: scope.string(record, Slot.DataEnumCustom.name), values: []))
    case .dataEnum, .dataEnumSystem: enums.append(EnumDefinition(name: "", values: []))
    case .dataEnumValue:
      guard let last = enums.indices.last else { return drop(type) }
      enums[last].values.append(
        (
          scope.string(record, Slot.DataEnumValue.key),
          scope.string(record, Slot.DataEnumValue.value)
        ))
    case .viewModel:
      viewModels.append(
        ViewModelDefinition(name: scope.string(record, Slot.ViewModelComponent.name)))
    case _ where schema.type(type, is: .viewModelProperty): placeProperty(record, type, of: scope)
    case .viewModelInstance:
      let index = scope.index(record, Slot.ViewModelInstance.viewModelId)
      guard viewModels.indices.contains(index) else { return drop(type) }
      viewModels[index].instances.append(.init(name: scope.string(record, Slot.Component.name)))
      latestInstance = (index, viewModels[index].instances.count - 1)
    case _ where schema.type(type, is: .viewModelInstanceValue):
      placeValue(record, type, of: scope)
    case .viewModelInstanceListItem:
      guard let place = latestInstance,
        let last = viewModels[place.viewModel].instances[place.instance].values.indices.last
      else { return drop(type) }
      viewModels[place.viewModel].instances[place.instance].values[last].items.append(
        (
          scope.index(record, Slot.ViewModelInstanceListItem.viewModelId),
          scope.index(record, Slot.ViewModelInstanceListItem.viewModelInstanceId)
        ))
    case _ where schema.type(type, is: .dataConverter): placeConverter(record, type, of: scope)
    case .dataConverterGroupItem:
      guard let last = converters.indices.last, case .group = converters[last] else {
        return drop(type)
      }
      groupItems.append((last, scope.index(record, Slot.DataConverterGroupItem.converterId)))
    case _ where schema.type(type, is: .keyFrameInterpolator):
      fileInterpolators.append(Interpolator(scope, record))
    default: drop(type)
    }
  }

  private mutating func placeProperty(
    _ record: Int, _ type: ObjectType, of scope: RecordScope
  ) {
    let kind: ViewModelDefinition.Kind
    switch type {
    case .viewModelPropertyString: kind = .string
    case .viewModelPropertyNumber: kind = .number
    case .viewModelPropertyBoolean: kind = .boolean
    case .viewModelPropertyColor: kind = .color
    case .viewModelPropertyList: kind = .list
    case .viewModelPropertyTrigger: kind = .trigger
    case .viewModelPropertyViewModel: kind = .viewModel
    case .viewModelPropertySymbolListIndex: kind = .symbolListIndex
    case .viewModelPropertyAssetFont: kind = .assetFont
    case .viewModelPropertyAssetBlob: kind = .assetBlob
    case .viewModelPropertyArtboard: kind = .artboard
    case _ where Schema.shared.type(type, is: .viewModelPropertyEnum): kind = .enum
    default: kind = .assetImage
    }
    guard let last = viewModels.indices.last else { return drop(type) }
    var property = ViewModelDefinition.Property(
      name: scope.string(record, Slot.ViewModelComponent.name), kind: kind)
    if type == .viewModelPropertyEnumCustom {
      property.enumeration = scope.index(record, Slot.ViewModelPropertyEnumCustom.enumId)
    }
    if kind == .viewModel {
      property.viewModel = scope.index(
        record, Slot.ViewModelPropertyViewModel.viewModelReferenceId)
    }
    viewModels[last].properties.append(property)
  }

  private mutating func placeValue(_ record: Int, _ type: ObjectType, of scope: RecordScope) {
    guard let place = latestInstance else { return drop(type) }
    var value = ViewModelDefinition.Value(
      property: scope.index(record, Slot.ViewModelInstanceValue.viewModelPropertyId))
    let info = Schema.shared.info(type)
    if let last = info.properties.last,
      last.name == "propertyValue" || type == .viewModelInstanceTrigger
    {
      let slot =
        type == .viewModelInstanceTrigger
        ? Slot.ViewModelInstanceTrigger.propertyValue : last.slot
      if last.wire == .string {
        value.text = scope.string(record, slot)
      } else {
        value.bits = scope.uint(record, slot)
      }
    }
    viewModels[place.viewModel].instances[place.instance].values.append(value)
  }

  private mutating func placeConverter(
    _ record: Int, _ type: ObjectType, of scope: RecordScope
  ) {
    let converter: ConverterDefinition
    switch type {
    case .dataConverterToString:
      typealias Keys = Slot.DataConverterToString
      converter = .toString(
        flags: scope.uint(record, Keys.flags), decimals: scope.uint(record, Keys.decimals),
        colorFormat: scope.string(record, Keys.colorFormat))
    case .dataConverterToNumber: converter = .toNumber
    case .dataConverterRounder:
      converter = .round(decimals: scope.uint(record, Slot.DataConverterRounder.decimals))
    case .dataConverterOperationValue, .dataConverterSystemDegsToRads,
      .dataConverterSystemNormalizer:
      converter = .operation(
        scope.uint(record, Slot.DataConverterOperation.operationType),
        scope.float(record, Slot.DataConverterOperationValue.operationValue))
    case .dataConverterOperationViewModel:
      converter = .operationViewModel(
        scope.uint(record, Slot.DataConverterOperation.operationType),
        path: scope.path(record, Slot.DataConverterOperationViewModel.sourcePathIds))
    case .dataConverterRangeMapper:
      typealias Keys = Slot.DataConverterRangeMapper
      pendingInterpolators.append((converters.count, scope.index(record, Keys.interpolatorId)))
      converter = .range(
        .init(
          interpolationType: scope.uint(record, Keys.interpolationType),
          flags: scope.uint(record, Keys.flags),
          minInput: scope.float(record, Keys.minInput),
          maxInput: scope.float(record, Keys.maxInput),
          minOutput: scope.float(record, Keys.minOutput),
          maxOutput: scope.float(record, Keys.maxOutput)))
    case .dataConverterInterpolator:
      typealias Keys = Slot.DataConverterInterpolator
      pendingInterpolators.append((converters.count, scope.index(record, Keys.interpolatorId)))
      converter = .interpolate(
        duration: scope.float(record, Keys.duration),
        interpolationType: scope.uint(record, Keys.interpolationType), interpolator: nil)
    case .dataConverterBooleanNegate: converter = .negate
    case .dataConverterTrigger: converter = .trigger
    case .dataConverterStringPad:
      typealias Keys = Slot.DataConverterStringPad
      converter = .pad(
        length: scope.uint(record, Keys.length), text: scope.string(record, Keys.text),
        atEnd: scope.uint(record, Keys.padType) == 1)
    case .dataConverterStringTrim:
      converter = .trim(scope.uint(record, Slot.DataConverterStringTrim.trimType))
    case .dataConverterStringRemoveZeros: converter = .removeZeros
    case .dataConverterListToLength: converter = .listToLength
    case .dataConverterGroup: converter = .group([])
    default:
      converter = .pass
      note(
        "converters of type \(Schema.shared.info(type).name) are not played: values pass unchanged"
      )
    }
    converters.append(converter)
  }

  mutating func finishFile() {
    for (place, index) in pendingInterpolators where fileInterpolators.indices.contains(index) {
      switch converters[place] {
      case .range(var map):
        map.interpolator = fileInterpolators[index]
        converters[place] = .range(map)
      case .interpolate(let duration, let type, _):
        converters[place] = .interpolate(
          duration: duration, interpolationType: type, interpolator: fileInterpolators[index])
      default: break
      }
    }
    for (place, member) in groupItems {
      guard case .group(var members) = converters[place] else { continue }
      members.append(member)
      converters[place] = .group(members)
    }
    cutConverterCycles()
  }
}
