-- Where `kodama dev` offers to begin.
return {
  { group = "Stage", { "From the first wave", scene = "stage" }, { "The boss", scene = "stage", mark = "boss" } },
  { group = "Around it", { "Title", scene = "title" }, { "The end", scene = "over", fields = { word = "WELL DONE" } } },
}
