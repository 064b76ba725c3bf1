package kodama.shot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import kodama.base.ErrorSink;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import kodama.geom.Hitbox;
import kodama.hit.Grazer;
import kodama.hit.HitTarget;
import kodama.hit.Targets;
import org.jspecify.annotations.Nullable;

/**
 * A game that is played with a pool of shots: its bodies, the handles it has kept, a log of everything that happened,
 * and the numbers that it can read.
 */
final class ShotGame {
    /** Most operations that callbacks cause between two operations of the player, because one may cause another. */
    private static final int MOST_REACTIONS = 12;

    /** Something to do in a game. */
    record Operation(String name, Consumer<ShotGame> action) {}

    /** What a body of this game has in common with that of another game. */
    static final class Plan {
        double x;
        double y;
        Hitbox outline;
        final int[] groups;
        final boolean isGrazer;
        final @Nullable Operation whenHit;
        /** Whether the body adds itself once more when it is hit. */
        final boolean addsItself;

        Plan(Hitbox outline, int[] groups, boolean isGrazer, @Nullable Operation whenHit, boolean addsItself) {
            this.outline = outline;
            this.groups = groups;
            this.isGrazer = isGrazer;
            this.whenHit = whenHit;
            this.addsItself = addsItself;
        }
    }

    /** A target or grazer. */
    final class Body implements HitTarget, Grazer {
        private final int number = bodies.size();
        private final Plan plan;
        int life;

        Body(Plan plan, int life) {
            this.plan = plan;
            this.life = life;
        }

        @Override
        public double x() {
            return plan.x;
        }

        @Override
        public double y() {
            return plan.y;
        }

        @Override
        public boolean isAlive() {
            return life > 0;
        }

        @Override
        public Hitbox hitbox() {
            return plan.outline;
        }

        @Override
        public Hitbox grazeBox() {
            return plan.outline;
        }

        @Override
        public void hit(double damage, double x, double y, @Nullable Object by) {
            note(number + " hit " + damage + at(x, y) + " by " + by);
            life--;
            if (plan.addsItself) addToPool();
            react(plan.whenHit);
        }

        @Override
        public void graze(double x, double y, int count) {
            note(number + " grazed " + count + at(x, y));
        }

        void addToPool() {
            if (isAlive()) for (int group : plan.groups) addToPool(group);
        }

        private void addToPool(int group) {
            if (plan.isGrazer) pool.addGrazer(group, this);
            else pool.add(group, this);
        }
    }

    final ShotPool pool;
    final List<Body> bodies = new ArrayList<>();
    final List<String> log = new ArrayList<>();

    /** Handles of shots that are alive or ended recently. */
    final List<Shot> kept = new ArrayList<>();
    /** All handles, and the number of each, which is the same in all games. */
    private final List<Shot> numbered = new ArrayList<>();

    private final Map<Shot, Integer> numbers = new IdentityHashMap<>();
    private int reactions;

    ShotGame(int capacity, boolean isModel) {
        ErrorSink errors = (who, error) -> note(error.getMessage());
        pool = isModel ? new ModelShots(capacity, errors) : new RealShots(capacity, errors);
    }

    void play(Operation operation) {
        reactions = 0;
        operation.action.accept(this);
    }

    /** Does something from a callback. */
    void react(@Nullable Operation operation) {
        if (operation == null || reactions++ >= MOST_REACTIONS) return;
        note(operation.name);
        operation.action.accept(this);
    }

    void note(String event) {
        log.add(event);
    }

    /** Describes a position; both zeros look the same. */
    static String at(double x, double y) {
        return " at " + (x + 0.0) + "," + (y + 0.0);
    }

    int number(Shot shot) {
        Integer known = numbers.get(shot);
        if (known != null) return known;
        numbers.put(shot, numbered.size());
        numbered.add(shot);
        kept.add(shot);
        return numbered.size() - 1;
    }

    Shot numbered(int number) {
        return numbered.get(number);
    }

    /** Returns one of the kept handles; null if there is none. */
    @Nullable
    Shot pick(int choice) {
        return kept.isEmpty() ? null : kept.get(choice % kept.size());
    }

    // What a game can read

    /** An array that grows. */
    private static final class Numbers {
        private double[] numbers = new double[64];
        private int count;

        void add(double... more) {
            if (count + more.length > numbers.length) numbers = Arrays.copyOf(numbers, 2 * numbers.length);
            for (double number : more) numbers[count++] = number;
        }

        double[] toArray() {
            return Arrays.copyOf(numbers, count);
        }
    }

    /** Returns for each shot x, y, angle, groups and age. */
    double[] shots() {
        Numbers read = new Numbers();
        pool.forEach((x, y, angle, hits, age) -> read.add(x, y, angle, hits, age));
        return read.toArray();
    }

    /** Returns for each shot that can hit x, y, radius and velocity. */
    double[] outlines() {
        Numbers read = new Numbers();
        pool.forEachOutline((x, y, radius, stepX, stepY) -> read.add(x, y, radius, stepX, stepY));
        return read.toArray();
    }

    double[] counts() {
        Numbers read = new Numbers();
        for (int group = 0; group < 4; group++) read.add(pool.count(ShotFilter.ALL.hitting(Targets.mask(group))));
        read.add(pool.count(), pool.dropped(), pool.hasRoom() ? 1 : 0, kept.size());
        return read.toArray();
    }

    /** Returns all numbers of a kept handle. */
    double[] handle(int index) {
        Shot shot = kept.get(index);
        ShotSpec spec = pool.spec(shot);
        MotionRates rates = pool.motionRates(shot);
        Numbers read = new Numbers();
        read.add(shot.x(), shot.y(), shot.drawOffsetX(), shot.drawOffsetY(), shot.angle(), shot.speed(), shot.age());
        read.add(shot.damage(), shot.radius(), shot.isHarmless() ? 1 : 0, shot.isAlive() ? 1 : 0);
        read.add(rates.accel(), rates.turn(), rates.minSpeed(), rates.maxSpeed());
        read.add(
                shot.alpha(),
                shot.scaleX(),
                shot.scaleY(),
                shot.tint(),
                shot.blend().ordinal());
        read.add(shot.layer(), shot.glow(), shot.spin(), shot.isVisible() ? 1 : 0);
        read.add(shot.style().hashCode(), spec.style().hashCode(), spec.hits());
        return read.toArray();
    }

    /** Returns the picture of all shots. */
    int[] pixels() {
        DrawList list = new DrawList();
        pool.draw(list);
        FrameBuffer frame = new FrameBuffer(200, 180);
        new Rasterizer().draw(list, frame);
        Image picture = frame.toImage("frame");
        int[] pixels = new int[200 * 180];
        for (int i = 0; i < pixels.length; i++) pixels[i] = picture.pixel(i % 200, i / 200);
        return pixels;
    }
}
