return function() wait_forever() end
