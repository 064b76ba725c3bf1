package kodama.dev.overlay;

/** The tools that change what is visible in the game. */
public record ViewTools(StatsOverlay stats, HitboxOverlay hitboxes, HiddenLayers layers, Invincibility invincibility) {}
