-- What the player has chosen.

it("a setting exists once it is set", function()
  expect(save.settings.difficulty):equals(nil)
  save.settings.difficulty = "hard"
  expect(save.settings.difficulty):equals "hard"
  save.settings["volume.music"] = 80
  expect(save.settings["volume.music"]):equals(80)
  save.settings.difficulty = nil
  expect(save.settings.difficulty):equals(nil)
end)

it("settings are not listed as saves", function()
  save.settings.difficulty = "hard"
  expect(save.list()):equals {}
  expect(test.error(function() save.read "settings" end)):contains "save.settings"
end)

it("a setting may be a table", function()
  save.settings.names = { "ZOE", { x = 1 } }
  expect(save.settings.names):equals { "ZOE", { x = 1 } }
end)

it("values that cannot be saved are refused", function()
  expect(test.error(function() save.settings.difficulty = print end)):contains(test.line(0)
    .. ": save.settings.difficulty is a function; only strings, numbers, booleans and tables of these can be kept")
end)

it("the settings' own save cannot be deleted", function()
  expect(test.error(function() save.settings = {} end)):contains "'save.settings' cannot be assigned"
  expect(getmetatable(save.settings)):equals(false)
end)
