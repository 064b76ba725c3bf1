package kodama.particle;

import java.util.List;
import kodama.base.Checks;
import kodama.draw.BlendMode;
import kodama.draw.Image;

/**
 * How the particles of an emitter look and fly.
 *
 * <p>Sizes, colors and opacities are lists: a particle has the first value when it appears, the last one when it ends,
 * and values in between are interpolated. Immutable.
 */
public final class ParticleKind {
    /** Longest life of a particle, in ticks. */
    public static final double MAX_LIFE = 36_000;

    /** Largest scale factor of the pictures. */
    public static final double MAX_SIZE = 16;

    /** Most particles that a burst or a tick can emit. */
    public static final int MAX_COUNT = 20_000;

    /** Most frames of a kind. */
    public static final int MAX_FRAMES = 256;

    /** Most pixels of the pictures of a kind, in all sizes and directions. */
    private static final long MAX_PIXELS = 8_000_000;

    private static final int WHITE = 0xFFFFFF;

    final List<Image> frames;
    final boolean randomFrame;
    final int count;
    final double rate;
    final Range life;
    final Range speed;
    final double direction;
    final double spread;
    final boolean outward;
    final double gravity;
    final double wind;
    final double drag;
    final Range rotation;
    final Range spin;
    final boolean aligned;
    final Area area;
    final double areaWidth;
    final double areaHeight;
    final BlendMode blend;
    final double[] sizes;
    final double[] alphas;
    final int[] colors;
    /** The prepared pictures. */
    final ParticleImages images;

    private ParticleKind(Builder values) {
        frames = values.frames;
        randomFrame = values.randomFrame;
        count = values.count;
        rate = values.rate;
        life = values.life;
        speed = values.speed;
        direction = values.direction;
        spread = values.spread;
        outward = values.outward;
        gravity = values.gravity;
        wind = values.wind;
        drag = values.drag;
        rotation = values.rotation;
        spin = values.spin;
        aligned = values.aligned;
        area = values.area;
        areaWidth = values.areaWidth;
        areaHeight = values.areaHeight;
        blend = values.blend;
        sizes = values.sizes;
        alphas = values.alphas;
        colors = values.colors;
        images = new ParticleImages(frames, sizes, alphas, colors, turns());
        if (images.pixels() > MAX_PIXELS)
            throw new IllegalArgumentException("the pictures of a particle in all sizes and directions must have at"
                    + " most " + MAX_PIXELS + " pixels but would have " + images.pixels());
    }

    private boolean turns() {
        return aligned || rotation.least() != 0 || rotation.most() != 0 || spin.least() != 0 || spin.most() != 0;
    }

    /** Returns the number of particles of a burst. */
    public int count() {
        return count;
    }

    /** Returns the number of particles per tick of an emitter. */
    public double rate() {
        return rate;
    }

    /** Returns the number of particles that an emitter of this kind keeps in flight, on average. */
    public double inFlight() {
        return rate * (life.least() + life.most()) / 2;
    }

    /** Returns the middle of the directions in which particles fly; in degrees. */
    public double direction() {
        return direction;
    }

    /** Returns the greatest number of pixels of its pictures, in all sizes and directions. */
    public long pixels() {
        return images.pixels();
    }

    /** Begins a kind that shows a picture. */
    public static Builder of(Image picture) {
        return new Builder().frames(List.of(picture), false);
    }

    /** Begins a kind with the values of this one. */
    public Builder toBuilder() {
        return new Builder(this);
    }

    /** Returns a kind whose particles are larger or smaller by a factor, and so are speeds, gravity and area. */
    public ParticleKind scaled(double factor) {
        double[] scaled = sizes.clone();
        for (int i = 0; i < scaled.length; i++) scaled[i] = Math.min(MAX_SIZE, scaled[i] * factor);
        return toBuilder()
                .sizes(scaled)
                .speed(speed.times(factor))
                .gravity(gravity * factor)
                .wind(wind * factor)
                .area(area, areaWidth * factor, areaHeight * factor)
                .build();
    }

    /** Collects the values of a kind. Each method replaces one value, and checks it. */
    public static final class Builder {
        private List<Image> frames = List.of();
        private boolean randomFrame;
        private int count = 20;
        private double rate = 1;
        private Range life = Range.of(30);
        private Range speed = Range.of(1);
        private double direction = -90;
        private double spread = 360;
        private boolean outward;
        private double gravity;
        private double wind;
        private double drag;
        private Range rotation = Range.of(0);
        private Range spin = Range.of(0);
        private boolean aligned;
        private Area area = Area.BOX;
        private double areaWidth;
        private double areaHeight;
        private BlendMode blend = BlendMode.NORMAL;
        private double[] sizes = {1};
        private double[] alphas = {1};
        private int[] colors = {WHITE};

        private Builder() {}

        private Builder(ParticleKind kind) {
            frames = kind.frames;
            randomFrame = kind.randomFrame;
            count = kind.count;
            rate = kind.rate;
            life = kind.life;
            speed = kind.speed;
            direction = kind.direction;
            spread = kind.spread;
            outward = kind.outward;
            gravity = kind.gravity;
            wind = kind.wind;
            drag = kind.drag;
            rotation = kind.rotation;
            spin = kind.spin;
            aligned = kind.aligned;
            area = kind.area;
            areaWidth = kind.areaWidth;
            areaHeight = kind.areaHeight;
            blend = kind.blend;
            sizes = kind.sizes;
            alphas = kind.alphas;
            colors = kind.colors;
        }

        /**
         * Sets the pictures.
         *
         * @param frames at least one
         * @param random whether each particle shows one of them; otherwise all in turn during its life
         */
        public Builder frames(List<Image> frames, boolean random) {
            Checks.between("number of frames of a particle", frames.size(), 1, MAX_FRAMES);
            this.frames = List.copyOf(frames);
            this.randomFrame = random;
            return this;
        }

        /** Sets the number of particles of a burst: 1 to 20,000, default 20. */
        public Builder count(int count) {
            this.count = Checks.between("count of particles", count, 1, MAX_COUNT);
            return this;
        }

        /** Sets the number of particles per tick of an emitter: 0 to 20,000, default 1; fractions add up. */
        public Builder rate(double rate) {
            this.rate = Checks.between("rate of particles", rate, 0, MAX_COUNT);
            return this;
        }

        /** Sets how long particles fly: in ticks, 1 to 36,000, default 30. */
        public Builder life(Range life) {
            Checks.between("life of particles", life.least(), 1, MAX_LIFE);
            Checks.between("life of particles", life.most(), 1, MAX_LIFE);
            this.life = life;
            return this;
        }

        /** Sets the speed at the beginning: in pixels per tick, default 1. */
        public Builder speed(Range speed) {
            this.speed = speed;
            return this;
        }

        /**
         * Sets the directions in which particles fly.
         *
         * @param direction the middle; in degrees, clockwise from the right, default -90, up
         * @param spread angle between the outermost directions; in degrees, 0 to 360, default 360
         */
        public Builder direction(double direction, double spread) {
            this.direction = Checks.finite("direction of particles", direction);
            this.spread = Checks.between("spread of particles", spread, 0, 360);
            return this;
        }

        /** Sets the middle of the directions in which particles fly: in degrees, default -90, up. */
        public Builder direction(double direction) {
            return direction(direction, spread);
        }

        /** Sets the angle between the outermost directions: in degrees, 0 to 360, default 360. */
        public Builder spread(double spread) {
            return direction(direction, spread);
        }

        /** Sets whether particles fly away from the center of the area instead; a negative speed is towards it. */
        public Builder outward(boolean outward) {
            this.outward = outward;
            return this;
        }

        /** Sets the downward acceleration: in pixels per tick per tick, default 0. */
        public Builder gravity(double gravity) {
            this.gravity = Checks.finite("gravity of particles", gravity);
            return this;
        }

        /** Sets the acceleration to the right: in pixels per tick per tick, default 0. */
        public Builder wind(double wind) {
            this.wind = Checks.finite("wind of particles", wind);
            return this;
        }

        /** Sets the share of the speed that is lost in each tick: 0 to 1, default 0. */
        public Builder drag(double drag) {
            this.drag = Checks.between("drag of particles", drag, 0, 1);
            return this;
        }

        /** Sets the rotation of the picture at the beginning: in degrees, clockwise, default 0. */
        public Builder rotation(Range rotation) {
            this.rotation = rotation;
            return this;
        }

        /** Sets how fast pictures rotate: in degrees per tick, clockwise, default 0. */
        public Builder spin(Range spin) {
            this.spin = spin;
            return this;
        }

        /** Sets whether the right side of the picture faces the direction of flight, in addition to the rotation. */
        public Builder aligned(boolean aligned) {
            this.aligned = aligned;
            return this;
        }

        /**
         * Sets the area in which particles appear; a point by default.
         *
         * @param width in pixels, at least 0
         * @param height in pixels, at least 0
         */
        public Builder area(Area area, double width, double height) {
            this.area = area;
            this.areaWidth = Checks.atLeast("width of the particles' area", width, 0);
            this.areaHeight = Checks.atLeast("height of the particles' area", height, 0);
            return this;
        }

        /** Sets the shape of the area. */
        public Builder area(Area area) {
            return area(area, areaWidth, areaHeight);
        }

        /** Sets the width of the area: in pixels, at least 0. */
        public Builder areaWidth(double width) {
            return area(area, width, areaHeight);
        }

        /** Sets the height of the area: in pixels, at least 0. */
        public Builder areaHeight(double height) {
            return area(area, areaWidth, height);
        }

        /** Sets the blend mode. */
        public Builder blend(BlendMode blend) {
            this.blend = blend;
            return this;
        }

        /** Sets scale factors over the life: 0 to 16, default 1. */
        public Builder sizes(double... sizes) {
            this.sizes = checked("size of particles", sizes, MAX_SIZE);
            return this;
        }

        /** Sets opacities over the life: 0 to 1, default 1. */
        public Builder alphas(double... alphas) {
            this.alphas = checked("alpha of particles", alphas, 1);
            return this;
        }

        private static double[] checked(String name, double[] values, double most) {
            Checks.atLeast("number of values for the " + name, values.length, 1);
            for (double value : values) Checks.between(name, value, 0, most);
            return values.clone();
        }

        /** Sets colors over the life by which the picture is multiplied: {@code 0xRRGGBB}, default white. */
        public Builder colors(int... colors) {
            Checks.atLeast("number of colors of particles", colors.length, 1);
            this.colors = colors.clone();
            return this;
        }

        /** Creates the kind. */
        public ParticleKind build() {
            return new ParticleKind(this);
        }
    }
}
