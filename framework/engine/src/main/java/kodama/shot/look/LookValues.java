package kodama.shot.look;

import java.util.List;
import kodama.draw.BlendMode;
import org.jspecify.annotations.Nullable;

/** Everything that a look is built from; see {@code ShotLook.Builder} for units and ranges. */
record LookValues(
        List<Artwork> frames,
        int ticks,
        @Nullable LookAnimation animation,
        boolean turns,
        double spin,
        double scale,
        int tint,
        double alpha,
        BlendMode blend,
        int layer,
        double glow,
        SpawnFlash flash,
        EndEffect endEffect,
        @Nullable String kind,
        @Nullable String color) {

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

    /** Returns the frames in the tint of the look. */
    List<Artwork> tintedFrames() {
        if (!isTinted()) return frames;
        return frames.stream().map(frame -> frame.tinted(tint)).toList();
    }

    double get(LookProperty property) {
        return switch (property) {
            case ALPHA -> alpha;
            case SCALE_X, SCALE_Y -> scale;
            case TINT -> tint;
            case BLEND -> blend.ordinal();
            case LAYER -> layer;
            case GLOW -> glow;
            case SPIN -> spin;
            case ROTATION -> 0;
            case VISIBLE -> 1;
        };
    }
}
