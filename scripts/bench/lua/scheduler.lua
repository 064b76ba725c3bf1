-- Objects of several classes, like the tasks of an operating system: workers pass letters to each other until no letter
-- is left.
local Worker = {}
Worker.__index = Worker

local function class()
  local members = setmetatable({}, Worker)
  members.__index = members
  return members
end

local function worker(members, name, post)
  local self = setmetatable({ name = name, post = post, first = nil, last = nil, done = 0 }, members)
  post.workers[name] = self
  post.order[#post.order + 1] = self
  return self
end

function Worker:take(letter)
  letter.next = nil
  if self.last then self.last.next = letter else self.first = letter end
  self.last = letter
end

function Worker:has_work() return self.first ~= nil end

function Worker:step()
  local letter = self.first
  self.first = letter.next
  if not self.first then self.last = nil end
  self.done = self.done + 1
  self:handle(letter)
end

function Worker:send(letter, to) self.post.workers[to]:take(letter) end

-- counts down and sends letters on alternately
local Clerk = class()

function Clerk:handle(letter)
  letter.stamps = letter.stamps - 1
  if letter.stamps > 0 then self:send(letter, letter.stamps % 2 == 0 and "filler" or "reader") end
end

-- fills the four lines of a letter
local Filler = class()

function Filler:handle(letter)
  for i = 1, 4 do letter.lines[i] = (letter.lines[i] + letter.stamps * i) % 251 end
  self:send(letter, "clerk")
end

-- adds up the lines of a letter
local Reader = class()

function Reader:handle(letter)
  local lines = letter.lines
  self.sum = ((self.sum or 0) + lines[1] + lines[2] + lines[3] + lines[4]) % 65521
  self:send(letter, "clerk")
end

local LETTERS, STAMPS = 10, 100

local function deliver(post)
  local steps = 0
  repeat
    local worked = false
    for _, each in ipairs(post.order) do
      if each:has_work() then
        each:step()
        steps, worked = steps + 1, true
      end
    end
  until not worked
  return steps
end

return "objects (letters passed on)", function()
  local post = { workers = {}, order = {} }
  local clerk = worker(Clerk, "clerk", post)
  worker(Filler, "filler", post)
  worker(Reader, "reader", post)
  for i = 1, LETTERS do clerk:take { stamps = STAMPS, lines = { i, i, i, i } } end
  local steps = deliver(post)
  assert(clerk.done == LETTERS * STAMPS and steps == LETTERS * (2 * STAMPS - 1))
  return steps
end
