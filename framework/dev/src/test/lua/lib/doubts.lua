-- What a game's own code expects.
local doubts = {}

function doubts.positive(number)
  return expect(number > 0, "a positive number, not", number)
end

return doubts
