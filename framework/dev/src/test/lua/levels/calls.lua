print "no functions here"
return {}
