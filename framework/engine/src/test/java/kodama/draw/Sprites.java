package kodama.draw;

/** Adds sprites with all options at once. */
final class Sprites {
    static final int FLIP_X = SpriteLook.FLIP_X;
    static final int FLIP_Y = SpriteLook.FLIP_Y;

    private Sprites() {}

    /** Adds a sprite whose origin is its center. */
    static void centered(
            DrawList list,
            Image image,
            double x,
            double y,
            double scaleX,
            double scaleY,
            double rotation,
            int flips,
            BlendMode blend,
            int tint,
            double alpha) {
        list.sprite(image, x, y, look(scaleX, scaleY, rotation, flips, blend, tint, alpha));
    }

    /** Adds a rectangle of a picture. */
    static void part(
            DrawList list,
            Image image,
            int sx,
            int sy,
            int sw,
            int sh,
            double x,
            double y,
            double originX,
            double originY,
            double scaleX,
            double scaleY,
            double rotation,
            int flips,
            BlendMode blend,
            int tint,
            double alpha) {
        boolean isWhole = sw == image.width && sh == image.height;
        SpriteLook look = look(scaleX, scaleY, rotation, flips, blend, tint, alpha);
        list.sprite(isWhole ? image : image.part(sx, sy, sw, sh), x, y, look.setOrigin(originX, originY));
    }

    private static SpriteLook look(
            double scaleX, double scaleY, double rotation, int flips, BlendMode blend, int tint, double alpha) {
        return new SpriteLook()
                .setScale(scaleX, scaleY)
                .setRotation(rotation)
                .setFlips((flips & FLIP_X) != 0, (flips & FLIP_Y) != 0)
                .setBlend(blend)
                .setTint(tint)
                .setAlpha(alpha);
    }
}
