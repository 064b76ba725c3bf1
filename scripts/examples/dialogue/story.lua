-- The lines of each part of the story, with their speakers; an answer names the part that follows.
return {
  begin = {
    { "fox", "You are late. The moon is nearly down." },
    { "owl", "I had to ask the river for the way." },
    { "fox", "And what did it say?", answers = { { "It sang.", "sang" }, { "Nothing.", "nothing" } } },
  },
  sang = {
    { "owl", "It sang of {#80d0ff}rain{/}, all night long." },
    { "fox", "Then we had better stay here." },
  },
  nothing = {
    { "owl", "Nothing. It was {#ffe080}asleep{/}." },
    { "fox", "Rivers never sleep. They dream." },
  },
}
