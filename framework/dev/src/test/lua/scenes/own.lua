-- A scene that does what the test which begins it says.
return function(self)
  return self:play()
end
