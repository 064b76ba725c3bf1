package kodama.dev.overlay;

/** The tools that change what is visible in the game. */
public record ViewTools(StatsOverlay figures, HitboxOverlay labels, HiddenLayers layers, Invincibility mercy) {}
