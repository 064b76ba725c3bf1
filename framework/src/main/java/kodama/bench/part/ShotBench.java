package kodama.bench.part;

import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import kodama.bench.Bench;
import kodama.bench.Figures;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.ShotTarget;
import kodama.hit.Targets;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;
import kodama.shot.kind.ShotStyle;
import org.jspecify.annotations.Nullable;

/**
 * Measures ticks with 100,000 shots at 640 by 480 against a ship and 50 enemies, on one thread;
 * {@code kodama bench shot} runs it.
 */
public final class ShotBench implements Bench {
    private static final int COUNT = 100_000;
    private static final int SHIP = 0;
    private static final int ENEMY = 1;
    private static final int ENEMIES = 50;
    private static final Bounds SCREEN = Bounds.screen(640, 480);

    /** What a tick consists of; each part is measured by itself. */
    private enum Part {
        FIRE,
        UPDATE,
        DRAW,
        RASTERIZE
    }

    /** A target that counts its hits and never dies. */
    private static final class Rock implements ShotTarget {
        private final double x;
        private final double y;
        private final Hitbox hitbox;
        private long hits;

        Rock(double x, double y, Hitbox hitbox) {
            this.x = x;
            this.y = y;
            this.hitbox = hitbox;
        }

        @Override
        public double x() {
            return x;
        }

        @Override
        public double y() {
            return y;
        }

        @Override
        public Hitbox hitbox() {
            return hitbox;
        }

        @Override
        public boolean isAlive() {
            return true;
        }

        @Override
        public void hit(double damage, double atX, double atY, @Nullable Object by) {
            hits++;
        }
    }

    private final Rasterizer rasterizer = new Rasterizer();
    private final FrameBuffer frame = new FrameBuffer(640, 480);
    private final DrawList list = new DrawList();
    private final Targets targets = new Targets();
    private final Rock ship = new Rock(320, 400, Hitbox.circle(3));
    private final Rock[] enemies = new Rock[ENEMIES];
    private final int ticks;
    private final long[] nanos = new long[Part.values().length];
    private Random random = new Random(1);
    private Shots shots = new Shots(1, (who, error) -> {});

    /**
     * Prepares the targets.
     *
     * @param ticks how many ticks each figure is the mean of, after as many to warm up; at least 1
     */
    public ShotBench(int ticks) {
        this.ticks = ticks;
        for (int i = 0; i < ENEMIES; i++) {
            enemies[i] = new Rock(random.nextInt(640), random.nextInt(300), Hitbox.box(24, 20));
        }
    }

    @Override
    public void run(Figures figures) {
        measure(figures, "all at the ship", ShotStyle.upright(ball(8), 2), 0);
        measure(figures, "half at enemies", ShotStyle.upright(ball(8), 2), 0.5);
        measure(figures, "half at enemies, turned", ShotStyle.turning(ball(8), 2), 0.5);
    }

    private void measure(Figures figures, String what, ShotStyle style, double atEnemies) {
        random = new Random(1);
        shots = new Shots(COUNT, (who, error) -> {});
        for (int i = 0; i < ticks; i++) tick(style, atEnemies);
        Arrays.fill(nanos, 0);
        long hits = hits();
        for (int i = 0; i < ticks; i++) tick(style, atEnemies);
        enter(figures, what, (hits() - hits) / (double) ticks);
    }

    private void enter(Figures figures, String what, double hits) {
        double sum = 0;
        for (Part part : Part.values()) {
            double millis = millis(part);
            sum += millis;
            figures.add(what + ": " + part.name().toLowerCase(Locale.ROOT), millis, "ms");
        }
        figures.add(what + ": tick", sum, "ms", "< 16.7");
        figures.add(what + ": hits in a tick", hits, "");
    }

    private double millis(Part part) {
        return nanos[part.ordinal()] / 1e6 / ticks;
    }

    private long hits() {
        long hits = ship.hits;
        for (Rock enemy : enemies) hits += enemy.hits;
        return hits;
    }

    private void tick(ShotStyle style, double atEnemies) {
        ShotSpec atShip = ShotSpec.of(style).hits(Targets.mask(SHIP)).build();
        ShotSpec atEnemy = ShotSpec.of(style).hits(Targets.mask(ENEMY)).build();
        long start = System.nanoTime();
        while (shots.count() < COUNT) fire(random.nextDouble() < atEnemies ? atEnemy : atShip);
        start = lap(Part.FIRE, start);
        update();
        start = lap(Part.UPDATE, start);
        list.clear();
        shots.draw(list);
        start = lap(Part.DRAW, start);
        rasterizer.draw(list, frame);
        lap(Part.RASTERIZE, start);
    }

    private void fire(ShotSpec spec) {
        double x = random.nextDouble() * 640;
        double y = random.nextDouble() * 480;
        shots.fire(spec, x, y, random.nextDouble() * 360, 0.5 + random.nextDouble() * 3);
    }

    private void update() {
        targets.begin(SCREEN);
        targets.add(SHIP, ship);
        for (Rock enemy : enemies) targets.add(ENEMY, enemy);
        shots.update(SCREEN, targets);
    }

    private long lap(Part part, long start) {
        long now = System.nanoTime();
        nanos[part.ordinal()] += now - start;
        return now;
    }

    private static Image ball(int side) {
        int[] pixels = new int[side * side];
        double middle = (side - 1) / 2.0;
        for (int i = 0; i < pixels.length; i++) {
            double distance = Math.hypot(i % side - middle, i / side - middle);
            if (distance < side / 2.0) pixels[i] = distance < side / 4.0 ? 0xFFFFFFFF : 0xFFFF4060;
        }
        return new Image("ball", side, side, pixels);
    }
}
