return function(self)
  self.is_bat = true
  wait_forever()
end
