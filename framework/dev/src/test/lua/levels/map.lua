local row = { 1, 2 }
return { rows = { row, row }, n = 3 }
