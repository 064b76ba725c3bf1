package kodama.shot.look;

import java.util.List;
import kodama.draw.BlendMode;
import kodama.draw.DissolvePattern;
import kodama.draw.Palette;
import kodama.draw.SpriteOrigin;
import org.jspecify.annotations.Nullable;

/** Everything that a look is built from; see {@code ShotLook.Builder} for units and ranges. */
record LookValues(
        List<Artwork> frames,
        int ticks,
        @Nullable LookAnimation animation,
        boolean turns,
        double spin,
        double scaleX,
        double scaleY,
        double skew,
        SpriteOrigin origin,
        @Nullable Palette palette,
        int tint,
        int fill,
        double fillAmount,
        @Nullable DissolvePattern dissolvePattern,
        double dissolve,
        double alpha,
        BlendMode blend,
        int layer,
        double glow,
        SpawnFlash flash,
        EndEffect endEffect,
        @Nullable String kind,
        @Nullable String color) {

    /** Fill that changes nothing. */
    static final int NO_FILL = -1;

    /** White, a tint that changes nothing. */
    static final int UNTINTED = 0xFFFFFF;

    /** Returns whether the picture can be rotated. */
    boolean moves() {
        return turns || spin != 0;
    }

    /** Returns whether the tint changes the frames. */
    boolean isTinted() {
        return tint != UNTINTED;
    }

    /** Returns the frames in the colors of the palette. */
    List<Artwork> paletteFrames() {
        if (palette == null) return frames;
        return frames.stream().map(frame -> frame.recolored(palette)).toList();
    }

    /** Returns the frames in the palette and tint of the look. */
    List<Artwork> tintedFrames() {
        if (!isTinted()) return paletteFrames();
        return paletteFrames().stream().map(frame -> frame.tinted(tint)).toList();
    }

    /** Returns whether the pictures are drawn in a way that rotated images cannot show. */
    boolean isShaped() {
        return skew != 0 || dissolve != 0 || !origin.isCenter();
    }

    /** Returns whether the pictures are drawn as they are, apart from rotation, opacity and blend mode. */
    boolean isPlain() {
        return !isShaped() && fill == NO_FILL;
    }

    double get(LookProperty property) {
        return switch (property) {
            case ALPHA -> alpha;
            case SCALE_X -> scaleX;
            case SCALE_Y -> scaleY;
            case SKEW -> skew;
            case TINT -> tint;
            case FILL -> fill;
            case FILL_AMOUNT -> fillAmount;
            case DISSOLVE -> dissolve;
            case BLEND -> blend.ordinal();
            case LAYER -> layer;
            case GLOW -> glow;
            case SPIN -> spin;
            case ROTATION -> 0;
            case VISIBLE -> 1;
        };
    }
}
