-- A scene that is built before it begins: its fields say how.
return {
  build = function(self)
    self.built = "by tick "
    self.building()
    self.built = self.built .. time.tick
  end,
  run = function(self) self.play() end,
}
