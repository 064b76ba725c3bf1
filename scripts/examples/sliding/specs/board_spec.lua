-- The states of the board.
local new_board = require "board"

local board

before_each(function()
  board = new_board()
  board.state = board.wait            -- in order, not shuffled
end)

it("a tile slides into the hole and the board waits again", function()
  test.tap "down"
  test.run_ticks(2)
  expect(board.state):equals(board.slide)
  test.run_ticks(9)
  expect(board.state):equals(board.wait)
  expect(board.cells[15]):equals(12)
  expect(board.cells[11]):equals(0)
end)

it("no tile slides in over the edge", function()
  test.tap "up"
  test.run_ticks(12)
  expect(board.hole):equals(15)
end)

it("the last tile solves it", function()
  for _, key in ipairs { "right", "left" } do
    test.tap(key)
    test.run_ticks(12)
  end
  expect(board.state):equals(board.solved)
  expect(board.moves):equals(2)
end)

it("a shuffled board has all its tiles", function()
  board.state = board.shuffle
  test.run_ticks(2)
  expect(board:is_solved()):is_false()
  local seen = {}
  for place = 0, 15 do seen[board.cells[place]] = true end
  for number = 0, 15 do expect(seen[number]):is_true() end
end)
