-- The course: gaps to jump over, and flags. All positions are in pixels from the start.
local course = { length = 1560, ground = 120 }

course.gaps = { { 220, 250 }, { 420, 456 }, { 640, 680 }, { 820, 850 }, { 905, 935 }, { 1120, 1164 }, { 1300, 1342 } }
course.flags = { 40, 540, 1020 }

function course.has_ground(x)
  for _, gap in ipairs(course.gaps) do
    if x > gap[1] and x < gap[2] then return false end
  end
  return true
end

return course
