package kodama.draw;

import org.jspecify.annotations.Nullable;

/** What a prepared form of a picture depends on: everything of a {@link SpriteLook} but opacity and blend mode. */
final class SpriteKey {
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    final long hash;
    private final double scaleX;
    private final double scaleY;
    private final int turn;
    private final double skew;
    private final boolean isCentered;
    private final double originX;
    private final double originY;
    private final int flips;
    private final int tint;
    private final int fill;
    private final @Nullable Palette palette;
    private final @Nullable Dissolve dissolve;

    SpriteKey(SpriteLook look, int turn, long hash) {
        this.hash = hash;
        scaleX = look.scaleX;
        scaleY = look.scaleY;
        this.turn = turn;
        skew = look.skew;
        isCentered = look.isCentered;
        originX = look.originX;
        originY = look.originY;
        flips = look.flips;
        tint = look.tint;
        fill = look.fill;
        palette = look.palette;
        dissolve = look.dissolve;
    }

    static long hash(SpriteLook look, int turn) {
        long hash = turn * 4L + look.flips + ((long) look.tint << 8) + ((long) look.fill << 32);
        hash = hash * FACTOR + Double.doubleToRawLongBits(look.scaleX);
        hash = hash * FACTOR + Double.doubleToRawLongBits(look.scaleY);
        hash = hash * FACTOR + Double.doubleToRawLongBits(look.skew);
        if (!look.isCentered) {
            hash = hash * FACTOR + Double.doubleToRawLongBits(look.originX);
            hash = hash * FACTOR + Double.doubleToRawLongBits(look.originY);
        }
        if (look.palette != null) hash = hash * FACTOR + look.palette.hash;
        if (look.dissolve != null) hash = hash * FACTOR + look.dissolve.level;
        hash ^= hash >>> 29;
        return hash * FACTOR;
    }

    boolean matches(SpriteLook look, int turn, long hash) {
        return this.hash == hash
                && scaleX == look.scaleX
                && scaleY == look.scaleY
                && this.turn == turn
                && skew == look.skew
                && isCentered == look.isCentered
                && (isCentered || originX == look.originX && originY == look.originY)
                && flips == look.flips
                && tint == look.tint
                && fill == look.fill
                && palette == look.palette
                && dissolve == look.dissolve;
    }
}
