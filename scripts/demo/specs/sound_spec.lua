-- Sound: each scene has its music, and all sounds exist.
local SOUNDS = {
  "shot", "hit", "burst", "fall", "down", "echo", "pop", "dust", "shine", "ring", "call", "acorn", "leaf", "bell",
  "life", "start", "announce", "music/title", "music/stage", "music/boss", "music/over",
}

it("all sounds can be read", function()
  for _, name in ipairs(SOUNDS) do resource.load(name, "sound") end
end)

for _, name in ipairs { "title", "stage", "over" } do
  it(name .. " has its music", function()
    test.scene(name)
    test.run_ticks(2)
    expect(sound.current()):equals("music/" .. name)
  end)
end

it("the stage's first minute reports no missing sounds", function()
  test.scene "stage"
  test.press "fire"
  test.run_ticks(1200)
  expect(table.concat(test.log(), "\n"):find "sound"):is_nil()
end)
