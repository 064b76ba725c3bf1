package kodama.option;

import java.util.Locale;
import kodama.save.Settings;

/** How much of an effect that some players cannot bear they want to see: of shaking, or of flashes. */
public enum EffectLevel {
    /** As the game is made; the default. */
    FULL(1),
    /** Weak enough for most. */
    REDUCED(0.35),
    /** Nothing. */
    OFF(0);

    /** Name of the setting for a picture that shakes or is enlarged for a moment. */
    public static final String SHAKING = "effects.shaking";

    /** Name of the setting for flashes of the picture and of what is hit. */
    public static final String FLASHES = "effects.flashes";

    private final double share;

    EffectLevel(double share) {
        this.share = share;
    }

    /** Returns the factor by which an effect is multiplied, from 0 to 1. */
    public double share() {
        return share;
    }

    /** Returns the name in settings and texts. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the player's choice.
     *
     * @param setting {@link #SHAKING} or {@link #FLASHES}
     */
    public static EffectLevel of(Settings settings, String setting) {
        String word = settings.get(setting, FULL.word());
        for (EffectLevel level : values()) if (level.word().equals(word)) return level;
        return FULL;
    }

    /** Stores the player's choice. */
    public void choose(Settings settings, String setting) {
        settings.set(setting, this == FULL ? null : word());
    }
}
