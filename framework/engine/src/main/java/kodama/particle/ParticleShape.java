package kodama.particle;

import kodama.base.Checks;
import kodama.draw.Image;

/** The white pictures that are ready to use for particles, in any size. */
public enum ParticleShape {
    /** A filled circle. */
    DOT,
    /** A light that fades towards its rim. */
    LIGHT,
    /** A small cloud, lit from the upper left. */
    PUFF,
    /** A circle, two pixels wide. */
    RING,
    /** A horizontal line whose left end fades, for {@link ParticleKind.Builder#aligned}. */
    STREAK,
    /** A square. */
    SQUARE;

    /** Greatest width. */
    public static final int MAX_SIDE = 128;

    /**
     * Paints the picture.
     *
     * @param side its width; in pixels, 1 to {@link #MAX_SIDE}
     */
    public Image image(int side) {
        Checks.between("size of a particle's picture", side, 1, MAX_SIDE);
        return switch (this) {
            case DOT -> ParticleShapes.dot(side);
            case LIGHT -> ParticleShapes.light(side);
            case PUFF -> ParticleShapes.puff(side);
            case RING -> ParticleShapes.ring(side);
            case STREAK -> ParticleShapes.streak(side, 1);
            case SQUARE -> ParticleShapes.square(side);
        };
    }
}
