-- Lines of the log, by level and category.

it("a line has a tick, a level and a message", function()
  expect(test.play(3, function()
    log.debug("a", 1, true)
    log.info("b", nil)
    wait(1)
    log.notice "c"
    log.warn("d", 1.5)
    log.error "e"
  end)):equals { "[1] debug: a 1 true", "[1] info: b nil", "[2] notice: c", "[2] warn: d 1.5", "[2] error: e" }
end)

it("a category writes its own lines", function()
  expect(test.play(1, function()
    local ai = log.category "ai"
    ai.debug("thinks")
    ai.warn("no way", 3)
  end)):equals { "[1] debug ai: thinks", "[1] warn ai: no way 3" }
end)

it("an invalid name of a category is an error", function()
  expect(test.error(function() log.category "a b" end)):begins_with(
    test.line(-1) .. ": log.category: category must be a word of at most 32 letters, digits, '_', '.' and '-' but was 'a b'"
  )
  expect(test.error(function() log.category "print" end)):contains(
    "category 'print' is reserved for the framework; choose another name"
  )
end)

it("a misspelled level of a category is an error", function()
  expect(test.error(function() log.category("ai").wran "x" end)):contains "did you mean 'warn'?"
end)

it("log.level decides which lines are written", function()
  expect(test.play(1, function()
    log.level "warn,ai=info"
    log.info "a"
    log.warn "b"
    log.category("ai").info "c"
    log.category("ai").debug "d"
    log.level "debug"
    log.debug "e"
  end)):equals { "[1] warn: b", "[1] info ai: c", "[1] debug: e" }
end)

it("a level that does not exist is an error", function()
  expect(test.error(function() log.level "wran" end)):begins_with(
    test.line(-1) .. ": log.level: level must be one of debug, info, notice, warn, error, off but was 'wran' (did you mean 'warn'?)"
  )
end)

it("values are converted even if they are not logged", function()
  local asked = 0
  local value = setmetatable({}, { __tostring = function() asked = asked + 1 return "x" end })
  log.level "off"
  log.info(value)
  expect(asked):equals(1)
end)
