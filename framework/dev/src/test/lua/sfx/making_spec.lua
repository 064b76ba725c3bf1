-- Effects: from sliders, by chance, from what jsfxr has written.

local function same(a, b)
  for name, value in pairs(a) do
    if b[name] ~= value then return false end
  end
  return true
end

it("is a value that can be played", function()
  local playing = sound.play(sfx { wave = "square", freq = 0.4 })
  expect(playing:is_playing()):is_true()
  expect(type(sfx { wave = "noise", freq = 0.2 })):equals("userdata")
end)

it("accepts the names of sfxr as well", function()
  local own = sfx.fields { wave = "sine", freq = 0.7, slide = -0.25 }
  local sfxrs = sfx.fields { wave_type = 2, p_base_freq = 0.7, p_freq_ramp = -0.25 }
  expect(same(own, sfxrs)):is_true()
  expect(own.wave):equals("sine")
  expect(own.freq):equals(0.7)
  expect(own.low_pass):equals(1)
end)

it("presets give the same effect for the same seed, and others for other seeds", function()
  for _, preset in ipairs { "coin", "laser", "explosion", "powerup", "hit", "jump", "blip" } do
    expect(type(sfx[preset](3))):equals("userdata")
    local third = sfx.fields { preset = preset, seed = 3 }
    expect(same(third, sfx.fields { preset = preset, seed = 3 })):is_true()
    expect(same(third, sfx.fields { preset = preset, seed = 4 })):is_false()
  end
end)

it("a preset can be changed", function()
  expect(type(sfx.coin(3, { volume = 0.1 }))):equals("userdata")
  local coin = sfx.fields { preset = "coin", seed = 3 }
  local quiet = sfx.fields { preset = "coin", seed = 3, volume = 0.1 }
  expect(quiet.volume):equals(0.1)
  expect(quiet.freq):equals(coin.freq)
end)

it("mutate changes fields a little", function()
  local parent = sfx.fields { preset = "laser", seed = 3 }
  local child = sfx.fields { preset = "laser", seed = 3, mutate = 1 }
  expect(same(parent, child)):is_false()
  expect(math.abs(parent.freq - child.freq) <= 0.051):is_true()
end)

it("reads the JSON of jsfxr", function()
  expect(type(sfx.from '{"wave_type": 0, "p_base_freq": 0.5}')):equals("userdata")
end)

it("reports invalid fields", function()
  local function wrong(fields, message)
    expect(test.error(function() sfx(fields) end)):contains(message)
  end
  wrong({ freq = 2 }, "sfx: option 'freq' must be from 0 to 1 but was 2")
  wrong({ p_freq_ramp = -1.5 }, "sfx: option 'p_freq_ramp' must be from -1 to 1 but was -1.5")
  wrong({ wave = "squre" }, "sfx: option 'wave' must be one of square, saw, sine, noise but was 'squre' (did you mean 'square'?)")
  wrong({ wave_type = 4 }, "sfx: option 'wave_type' must be from 0 to 3 but was 4")
  wrong({ freq = 0.5, p_base_freq = 0.5 }, "sfx: 'freq' and 'p_base_freq' are the same; give one of them")
  wrong({ preset = "bang" }, "sfx: option 'preset' must be one of coin, laser, explosion, powerup, hit, jump, blip but was 'bang'")
end)

it("reports errors with the script's line", function()
  expect(test.error(function() sfx { freqq = 1 } end))
    :begins_with(test.line(-1) .. ": sfx: unknown option 'freqq' (did you mean 'freq'?)")
  expect(test.error(function() sfx.coin("three") end))
    :begins_with(test.line(-1) .. ": bad argument #1 to 'coin' (seed: integer expected, got string)")
  expect(test.error(function() sfx.from "{}" end))
    :begins_with(test.line(-1) .. ": sfx.from: sfx: not the parameters of an effect: there is no wave_type")
  expect(test.error(function() sfx.from "{ wave }" end)):begins_with(test.line() .. ": sfx.from: sfx:1:3: ")
end)
