/// Puts a character's objects in the order of the format: pictures, view models, then each artboard
/// with its parts, curves, animations and state machines.
struct CharacterEncoder {
  let character: Character

  init(_ character: Character) { self.character = character }

  func records() -> [ObjectRecord] {
    var records = [ObjectRecord(.backboard)]
    for (index, picture) in character.pictures.enumerated() {
      var asset = ObjectRecord(.imageAsset)
      asset.set(.assetName, picture.name)
      asset.set(.assetId, index, unless: 0)
      asset.set(.assetHeight, Float(picture.height))
      asset.set(.assetWidth, Float(picture.width))
      var contents = ObjectRecord(.fileAssetContents)
      contents.set(.contents, data: picture.bytes)
      records += [asset, contents]
    }
    for (index, viewModel) in character.viewModels.enumerated() {
      records += self.records(of: viewModel, index)
    }
    for artboard in character.artboards {
      let model = character.viewModels.firstIndex { $0 === artboard.viewModel }
      records += ArtboardEncoder(artboard, viewModel: model).records()
    }
    return records
  }

  private func records(of viewModel: ViewModel, _ index: Int) -> [ObjectRecord] {
    var model = ObjectRecord(.viewModel)
    model.set(.viewModelName, viewModel.name)
    let properties = viewModel.properties.map { property in
      var record = ObjectRecord(property.type)
      record.set(.viewModelName, property.name)
      return record
    }
    var instance = ObjectRecord(.viewModelInstance)
    instance.set(.instanceViewModel, index, unless: 0)
    instance.set(.name, "Default")
    let values = viewModel.properties.enumerated().map { place, property in
      var record = property.instance
      record.set(.instanceProperty, place, unless: 0)
      return record
    }
    return [model] + properties + [instance] + values
  }
}
