package kodama.dev.overlay;

/** What the debug menu shows and hides over the game. */
public record ViewTools(StatsOverlay figures, HitboxOverlay labels, HiddenLayers layers, Invincibility mercy) {}
