package kodama.bench;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import kodama.draw.Colors;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import kodama.geom.Bounds;
import kodama.geom.FixedPosition;
import kodama.ground.CellShape;
import kodama.ground.Ground;
import kodama.hit.Targets;
import kodama.profile.Samples;
import kodama.shot.Homing;
import kodama.shot.Motion;
import kodama.shot.MotionChange;
import kodama.shot.Schedule;
import kodama.shot.Shot;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;
import kodama.shot.Walls;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/**
 * Measures ticks with 10,000 to 300,000 shots at 640 by 480 for each kind of motion, with a ship that can be grazed and
 * 50 enemies, on one thread; run by {@code kodama bench shot}.
 *
 * <p>Shots that hit or leave are fired again in each tick, which is not counted. The time for hits is the difference to
 * an update without targets.
 */
public final class ShotBench implements Benchmark {
    private static final int[] COUNTS = {10_000, 50_000, 100_000, 300_000};
    private static final Bounds SCREEN = Bounds.screen(640, 480);
    /**
     * A kind of motion, and the target for a tick of the largest number of shots.
     *
     * @param walls the walls that the shots meet; null for none
     * @param change what each shot is changed by when it is fired; null for nothing
     */
    private record MotionCase(
            String name,
            Motion motion,
            @Nullable Walls walls,
            @Nullable Consumer<Shot> change,
            int count,
            String target) {
        MotionCase(String name, Motion motion, int count, String target) {
            this(name, motion, null, null, count, target);
        }

        MotionCase(String name, Walls walls) {
            this(name, Motion.STRAIGHT, walls, null, 0, "");
        }

        MotionCase(String name, Consumer<Shot> change) {
            this(name, Motion.STRAIGHT, null, change, 0, "");
        }
    }

    private final List<MotionCase> ways = List.of(
            new MotionCase("plain", Motion.STRAIGHT, 300_000, "< 14"),
            new MotionCase("accelerated", Motion.of().accel(0.01).maxSpeed(4).build(), 0, ""),
            new MotionCase("turning", Motion.of().turn(0.5).build(), 0, ""),
            new MotionCase("both", Motion.of().accel(0.01).maxSpeed(4).turn(0.5).build(), 300_000, "< 18"),
            new MotionCase(
                    "homing",
                    Motion.of()
                            .homing(new Homing(new FixedPosition(320, 400), 1, 60))
                            .build(),
                    0,
                    ""),
            new MotionCase("changing", Motion.of().changes(List.of(change())).build(), 0, ""));

    private final List<MotionCase> walled = List.of(
            new MotionCase("ending at walls", Walls.end(cave())),
            new MotionCase("bouncing off walls", Walls.bounce(cave())));

    private final List<MotionCase> appearances = List.of(
            new MotionCase("with own alpha", shot -> shot.setAlpha(0.5)),
            new MotionCase("with own alpha and scale", shot -> {
                shot.setAlpha(0.5);
                shot.setScale(1.5, 1.5);
            }));

    private final Rasterizer rasterizer = new Rasterizer();
    private final FrameBuffer frame = new FrameBuffer(640, 480);
    private final DrawList list = new DrawList();
    private final Targets none = new Targets();
    private final ShotTargets range = new ShotTargets(SCREEN);
    private final int ticks;
    private final Samples updating;
    private final Samples listing;
    private final Samples rasterizing;
    private final Samples whole;

    /** Each result is the median of this number of ticks, after as many to warm up. */
    public ShotBench(int ticks) {
        this.ticks = ticks;
        updating = new Samples(ticks);
        listing = new Samples(ticks);
        rasterizing = new Samples(ticks);
        whole = new Samples(ticks);
    }

    private static MotionChange change() {
        return MotionChange.at(new Schedule(30, 30, Schedule.ALWAYS))
                .addAngle(20)
                .build();
    }

    /** Creates a cave in which one of ten cells of 16 pixels is solid. */
    private static Ground cave() {
        Random random = new Random(1);
        CellShape full = CellShape.full(16, 16);
        Ground ground = new Ground(0, 0, 40, 30, 16, 16);
        for (int y = 0; y < 30; y++) for (int x = 0; x < 40; x++) if (random.nextInt(10) == 0) ground.set(x, y, full);
        return ground;
    }

    @Override
    public void run(BenchResults results) {
        for (MotionCase way : ways) for (int count : COUNTS) measure(results, way, count);
        for (MotionCase way : walled) measure(results, way, 10_000);
        for (MotionCase way : appearances) measure(results, way, 100_000);
    }

    private void measure(BenchResults results, MotionCase way, int count) {
        String what = "%,d %s: ".formatted(count, way.name);
        play(way, count, false);
        double move = updating.median();
        play(way, count, true);
        results.add(what + "move", move, "ms");
        results.add(what + "hit and graze", Math.max(0, updating.median() - move), "ms");
        results.add(what + "list", listing.median(), "ms");
        results.add(what + "rasterize", rasterizing.median(), "ms");
        String target = count == way.count ? way.target : "";
        results.add(what + "tick, median", whole.median(), "ms", target);
        results.add(what + "tick, p99", whole.p99(), "ms");
    }

    private void play(MotionCase way, int count, boolean hitting) {
        Shots shots = new Shots(count, (who, error) -> {});
        ShotSpec spec = ShotSpec.of(ShotStyle.upright(ball(), 2))
                .hits(ShotTargets.ALL)
                .motion(way.motion)
                .walls(way.walls)
                .build();
        Random random = new Random(1);
        for (int tick = 0; tick < 2 * ticks; tick++) {
            if (tick == ticks) clear();
            while (shots.count() < count) fire(shots, spec, way.change, random);
            tick(shots, hitting);
        }
    }

    private void clear() {
        updating.clear();
        listing.clear();
        rasterizing.clear();
        whole.clear();
    }

    private static void fire(Shots shots, ShotSpec spec, @Nullable Consumer<Shot> change, Random random) {
        double x = random.nextDouble() * 640;
        double y = random.nextDouble() * 480;
        double angle = random.nextDouble() * 360;
        double speed = 0.5 + random.nextDouble() * 3;
        if (change == null) shots.fire(spec, x, y, angle, speed);
        else change.accept(requireNonNull(shots.fireWithHandle(spec, x, y, angle, speed)));
    }

    private void tick(Shots shots, boolean hitting) {
        long start = System.nanoTime();
        none.begin(SCREEN);
        shots.update(SCREEN, hitting ? range.targets() : none);
        long now = updating.lap(start);
        list.clear();
        shots.draw(list);
        now = listing.lap(now);
        rasterizer.draw(list, frame);
        rasterizing.lap(now);
        whole.lap(start);
    }

    private static Image ball() {
        int[] pixels = new int[64];
        for (int i = 0; i < 64; i++) {
            double away = Math.hypot(i % 8 - 3.5, i / 8 - 3.5);
            if (away < 4) pixels[i] = away < 2 ? Colors.WHITE : 0xFFFF4060;
        }
        return new Image("ball", 8, 8, pixels);
    }
}
