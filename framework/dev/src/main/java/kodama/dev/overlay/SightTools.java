package kodama.dev.overlay;

/** What the debug menu shows and hides over the game. */
public record SightTools(FigureOverlay figures, LabelOverlay labels, Layers layers, Mercy mercy) {}
