-- Ticks, seconds and frames: time.base_rate, time.frame_rate, time.frames, time.elapsed, time.ticks, time.seconds.

local function at(rate)
  time.frame_rate(rate)
  test.run_ticks(1)
end

-- The table of document 003: frames of the base rate since the last picture.
describe("against a base rate of 60", function()
  for _, row in ipairs {
    { 60, 1.0, 1 / 60 }, { 30, 2.0, 1 / 30 }, { 20, 3.0, 1 / 20 }, { 15, 4.0, 1 / 15 },
    { 90, 2 / 3, 1 / 90 }, { 120, 0.5, 1 / 120 }, { 144, 60 / 144, 1 / 144 }, { 240, 0.25, 1 / 240 },
  } do
    local rate, frames, elapsed = row[1], row[2], row[3]
    it(("%d frames a second count %.2f"):format(rate, frames), function()
      at(rate)
      expect(time.frames):is_near(frames, 1e-12)
      expect(time.elapsed):is_near(elapsed, 1e-12)
      expect(time.frame_rate()):equals(rate)
      expect(time.base_rate):equals(60)
      expect(time.dt):is_near(1 / 60, 1e-12)
    end)
  end
end)

describe("against a base rate of 30", function()
  settings { fps = 30 }

  for rate, frames in pairs { [30] = 1.0, [60] = 0.5, [15] = 2.0 } do
    it(("%d frames a second count %.1f"):format(rate, frames), function()
      at(rate)
      expect(time.frames):equals(frames)
      expect(time.elapsed):is_near(1 / rate, 1e-12)
      expect(time.base_rate):equals(30)
      expect(time.dt):is_near(1 / 30, 1e-12)
    end)
  end

  it("a second has 30 ticks", function()
    local from, done = time.tick, nil
    spawn(function()
      wait_seconds(1)
      done = time.tick
    end)
    test.run_until(function() return done end)
    expect(done - from):equals(30)
    expect(time.ticks(1)):equals(30)
    expect(time.seconds(45)):equals(1.5)
  end)
end)

it("at first there are as many frames as ticks", function()
  expect(time.frame_rate()):equals(60)
  expect(time.frames):equals(1)
  test.run_ticks(1)
  expect(time.frames):equals(1)
end)

it("a change returns the new rate, which applies from the next frame", function()
  expect(time.frame_rate(30)):equals(30)
  expect(time.frame_rate()):equals(60)
  test.run_ticks(1)
  expect(time.frame_rate()):equals(30)
end)

it("rates out of bounds are an error", function()
  expect(test.error(function() time.frame_rate(0) end))
    :begins_with(test.line(-1) .. ": time.frame_rate: fps must be between 1 and 240 but was 0")
  expect(test.error(function() time.frame_rate(241) end))
    :begins_with(test.line(-1) .. ": time.frame_rate: fps must be between 1 and 240 but was 241")
  expect(test.error(function() time.frame_rate(59.5) end)):contains "integer expected, got 59.5"
end)

it("seconds become the nearest number of ticks", function()
  expect(time.ticks(1.5)):equals(90)
  expect(time.ticks(0.7)):equals(42)
  expect(time.ticks(0.51)):equals(31)
  expect(time.ticks(0)):equals(0)
  expect(test.error(function() time.ticks(1e10) end))
    :begins_with(test.line(-1) .. ": time.ticks: seconds must make 2147483647 ticks at most but was 1.0E10")
end)

it("ticks become seconds", function()
  expect(time.seconds(90)):equals(1.5)
  expect(time.seconds(time.ticks(2.25))):equals(2.25)
end)
