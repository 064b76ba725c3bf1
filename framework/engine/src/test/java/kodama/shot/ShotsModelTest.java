package kodama.shot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import kodama.Seed;
import kodama.draw.BlendMode;
import kodama.geom.Bounds;
import kodama.geom.Position;
import kodama.hit.Targets;
import kodama.shot.ShotGame.Operation;
import kodama.shot.ShotGame.Plan;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Plays random games with the pool of shots and with a list of plain objects; everything that a game can see must be
 * the same. A longer run: {@code -Dtest=ShotsModelTest -Dseed=7}.
 */
class ShotsModelTest {
    private static final int STEPS = 20_000;
    private static final int STEPS_PER_GAME = 500;
    private static final int[] CAPACITIES = {1, 7, 70, 70, 70, 150, 150, 300};
    /** One of this number of games has a large pool. */
    private static final int LARGE = 15;

    private static final int LARGE_CAPACITY = 1200;

    /** Number of handles whose numbers are compared after each step. */
    private static final int COMPARED_HANDLES = 12;

    private static final int STEPS_PER_PICTURE = 50;

    /** A position that the test moves. */
    private static final class Walker implements Position {
        double x;
        double y;
        boolean alive = true;

        @Override
        public double x() {
            return x;
        }

        @Override
        public double y() {
            return y;
        }

        @Override
        public boolean isAlive() {
            return alive;
        }
    }

    /** The position of a shot, in the game that asks. */
    private final class ShotPosition implements Position {
        private final int number;

        ShotPosition(int number) {
            this.number = number;
        }

        private Shot shot() {
            return now.numbered(number);
        }

        @Override
        public double x() {
            return shot().x();
        }

        @Override
        public double y() {
            return shot().y();
        }

        @Override
        public boolean isAlive() {
            return shot().isAlive();
        }
    }

    /** Notes what happens to shots, and does something. */
    private final class Listener implements ShotEventListener {
        private final int interval = random.nextInt(4);
        private final @Nullable Operation whenEnded = reaction();
        private final @Nullable Operation whenBounced = reaction();
        private final @Nullable Operation eachInterval = reaction();
        private final boolean fails = shots.once(9);

        @Override
        public int tickInterval() {
            return interval;
        }

        @Override
        public void onEnd(Shot shot, ShotEndReason reason) {
            note(reason.toString(), shot, whenEnded);
            if (fails) throw new IllegalStateException("failed");
        }

        @Override
        public void onBounce(Shot shot, Edge edge) {
            note(edge.toString(), shot, whenBounced);
        }

        @Override
        public void onWall(Shot shot, WallAction action) {
            note("wall " + action, shot, whenBounced);
        }

        @Override
        public void onTick(Shot shot) {
            note("tick", shot, eachInterval);
        }

        private void note(String what, Shot shot, @Nullable Operation reaction) {
            now.note(what + " of " + now.number(shot) + ShotGame.at(shot.x(), shot.y()) + ", age " + shot.age());
            now.react(reaction);
        }
    }

    private final Random random;
    private Bounds screen = Bounds.screen(200, 150);
    private List<ShotGame> games = List.of();
    /** The game that is being played. */
    private ShotGame now = new ShotGame(1, true);

    private RandomShots shots;
    private final List<Walker> walkers = new ArrayList<>();
    private final List<ShotSpec> specs = new ArrayList<>();
    private final List<Plan> plans = new ArrayList<>();
    private int capacity;
    private int events;

    ShotsModelTest(@Seed(0) Random random) {
        this.random = random;
        shots = new RandomShots(random, this::position);
    }

    @Test
    void aGameSeesNoDifferenceToPlainObjects() {
        for (int step = 0; step < STEPS; step++) {
            if (step % STEPS_PER_GAME == 0) begin();
            Operation operation = operation();
            try {
                play(operation);
                compare(step);
            } catch (AssertionError e) {
                throw new AssertionError("step " + step + ", " + operation.name() + ": " + e.getMessage(), e);
            }
        }
        assertTrue(events > 2000, "events: " + events);
    }

    private void begin() {
        capacity = shots.once(LARGE) ? LARGE_CAPACITY : CAPACITIES[random.nextInt(CAPACITIES.length)];
        screen = shots.once(2) ? Bounds.screen(200, 150) : new Bounds(-60, 20, 120, 180);
        games = List.of(new ShotGame(capacity, false), new ShotGame(capacity, true));
        now = games.get(1);
        shots = new RandomShots(random, this::position);
        specs.clear();
        plans.clear();
        walkers.clear();
        for (int i = 0; i < 3; i++) walkers.add(new Walker());
        for (int i = random.nextInt(14); i > 0; i--) addBody();
    }

    private void play(Operation operation) {
        for (ShotGame game : games) {
            now = game;
            game.play(operation);
        }
        now = games.get(1);
    }

    // Operations

    private Operation operation() {
        if (random.nextInt(5) < 2) return tick();
        return switch (random.nextInt(12)) {
            case 0 -> volley();
            case 1, 2, 3 -> change();
            case 4 -> end();
            case 5 -> move();
            case 6 -> setUp();
            case 7 -> look();
            default -> fire();
        };
    }

    /** Returns something for a callback to do; null for nothing. */
    private @Nullable Operation reaction() {
        if (random.nextInt(3) > 0 || specs.isEmpty()) return null;
        return switch (random.nextInt(6)) {
            case 0, 1 -> fire();
            case 2 -> end();
            case 3 -> look();
            default -> change();
        };
    }

    private Operation tick() {
        return new Operation("tick", game -> {
            game.pool.beginTick();
            game.pool.beginTargets(screen);
            for (ShotGame.Body body : game.bodies) body.addToPool();
            game.pool.update(screen);
            game.pool.notifyGrazed();
        });
    }

    private ShotSpec spec() {
        if (!specs.isEmpty() && !shots.once(4)) return specs.get(random.nextInt(specs.size()));
        ShotSpec.Builder spec = shots.spec().owner(specs.size());
        if (shots.once(4)) spec.listener(new Listener());
        if (shots.once(6)) spec.steering(steering());
        specs.add(spec.build());
        return specs.get(specs.size() - 1);
    }

    private SteeringBehavior steering() {
        BiConsumer<ShotGame, Shot> change = setter();
        int age = random.nextInt(9);
        @Nullable Operation reaction = reaction();
        boolean fails = shots.once(3);
        return shot -> {
            if (shot.age() % 9 != age) return;
            now.note("steer " + now.number(shot) + " at " + shot.age());
            change.accept(now, shot);
            now.react(reaction);
            if (fails) throw new IllegalStateException("asleep");
        };
    }

    private Operation fire() {
        ShotSpec spec = spec();
        double x = shots.once(12) ? shots.number(900) : -30 + random.nextInt(260);
        double y = shots.once(12) ? shots.number(900) : -30 + random.nextInt(210);
        double angle = shots.once(2) ? random.nextInt(24) * 15 : shots.number(400);
        double speed = shots.speed();
        boolean keeps = shots.once(2);
        return new Operation("fire", game -> {
            if (keeps) keep(game, game.pool.fireWithHandle(spec, x, y, angle, speed));
            else game.note("room: " + game.pool.fire(spec, x, y, angle, speed));
        });
    }

    private static void keep(ShotGame game, @Nullable Shot shot) {
        game.note("kept: " + (shot == null ? -1 : game.number(shot)));
    }

    private Operation volley() {
        ShotSpec spec = shots.once(2)
                ? spec()
                : spec().toBuilder().motion(shots.steadyMotion()).delay(0).build();
        int count = capacity == LARGE_CAPACITY ? 200 : random.nextInt(90);
        double x = random.nextInt(200);
        double y = random.nextInt(150);
        double speed = shots.speed();
        double turn = shots.number(20);
        return new Operation("volley", game -> {
            int fired = 0;
            for (int i = 0; i < count; i++) if (game.pool.fire(spec, x, y + i % 20, i * turn, speed)) fired++;
            game.note("fired: " + fired);
        });
    }

    private Operation change() {
        BiConsumer<ShotGame, Shot> setter = setter();
        int choice = random.nextInt(Integer.MAX_VALUE);
        if (shots.once(4)) return changeAll();
        return new Operation("change", game -> {
            Shot shot = game.pick(choice);
            if (shot != null) setter.accept(game, shot);
        });
    }

    private Operation changeAll() {
        BiConsumer<ShotGame, Shot> setter = setter();
        ShotFilter filter = shots.filter();
        return new Operation("change all", game -> {
            for (Shot shot : game.pool.select(filter)) setter.accept(game, shot);
        });
    }

    private BiConsumer<ShotGame, Shot> setter() {
        double number = shots.number(5);
        boolean flag = random.nextBoolean();
        int tint = random.nextInt(0x1000000);
        int layer = random.nextInt(ShotLook.LAYERS) + ShotLook.BACK;
        boolean isNear = shots.once(2) && !plans.isEmpty();
        @Nullable Plan plan = isNear ? plans.get(random.nextInt(plans.size())) : null;
        double x = plan == null ? random.nextInt(200) : plan.x;
        double y = plan == null ? random.nextInt(150) : plan.y;
        double radius = shots.radius();
        switch (random.nextInt(24)) {
            case 0, 1:
                return (game, shot) -> shot.moveTo(x, y);
            case 2:
                return (game, shot) -> shot.setAngle(tint % 720);
            case 3:
                return (game, shot) -> shot.setSpeed(number);
            case 4:
                return (game, shot) -> shot.setDamage(number);
            case 5:
                return (game, shot) -> shot.setRadius(radius);
            case 6:
                return (game, shot) -> shot.setHarmless(flag);
            case 7, 8, 9:
                ShotSpec spec = spec();
                return (game, shot) -> game.pool.setSpec(shot, spec);
            case 10:
                ShotStyle style = shots.style();
                return (game, shot) -> shot.setStyle(style);
            case 11:
                MotionRates rates = shots.rates();
                return (game, shot) -> game.pool.setMotionRates(shot, rates);
            case 12:
                return (game, shot) -> shot.setAlpha(radius / 30);
            case 13:
                return (game, shot) -> shot.setScale(radius / 4, 1);
            case 14:
                return (game, shot) -> shot.setTint(flag ? 0xFFFFFF : tint);
            case 15:
                return (game, shot) -> shot.setBlend(flag ? BlendMode.ADD : BlendMode.NORMAL);
            case 16:
                return (game, shot) -> shot.setLayer(layer);
            case 17:
                return (game, shot) -> shot.setGlow(flag ? 0.5 : 0);
            case 18:
                return (game, shot) -> shot.setSpin(number);
            case 19:
                return (game, shot) -> shot.setSkew(flag ? 30 : 0);
            case 20:
                return (game, shot) -> shot.setFill(flag ? ShotLook.NO_FILL : tint);
            case 21:
                return (game, shot) -> shot.setFillAmount(radius / 30);
            case 22:
                return (game, shot) -> shot.setDissolve(flag ? 0.4 : 0);
            default:
                return (game, shot) -> shot.setVisible(flag);
        }
    }

    private Operation end() {
        int choice = random.nextInt(Integer.MAX_VALUE);
        ShotFilter hitting = ShotFilter.ALL.hitting(Targets.mask(shots.group()));
        ShotFilter filter = shots.filter();
        return switch (random.nextInt(20)) {
            case 0 -> new Operation("clear all", game -> game.pool.clear());
            case 1 -> new Operation("clear group", game -> game.pool.clear(hitting));
            case 7 -> new Operation("clear", game -> game.pool.clear(filter));
            case 2 -> new Operation("cancel", game -> game.note("canceled: " + game.pool.cancel(filter)));
            case 3, 4, 5, 6 ->
                new Operation("cancel one", game -> {
                    Shot shot = game.pick(choice);
                    if (shot != null) shot.cancel();
                });
            default ->
                new Operation("kill", game -> {
                    Shot shot = game.pick(choice);
                    if (shot != null) shot.kill();
                });
        };
    }

    private Operation look() {
        ShotFilter filter = shots.filter();
        Operation inside = shots.once(3) ? fire() : end();
        if (shots.once(3)) return new Operation("visit", game -> visit(game, inside));
        return new Operation("select", game -> {
            game.note("counted: " + game.pool.count(filter));
            for (Shot shot : game.pool.select(filter)) game.note("selected: " + game.number(shot));
        });
    }

    /** Visits all shots; the visitor does something at every 20th. */
    private static void visit(ShotGame game, Operation inside) {
        int[] count = {0};
        game.pool.forEach((x, y, angle, hits, age) -> {
            if (count[0]++ % 20 == 10) game.react(inside);
        });
        game.note("visited: " + count[0]);
    }

    // Bodies and positions

    private Position position() {
        List<Shot> shotsToFollow = now.kept;
        if (shots.once(3) && !shotsToFollow.isEmpty())
            return new ShotPosition(now.number(shotsToFollow.get(random.nextInt(shotsToFollow.size()))));
        return walkers.get(random.nextInt(walkers.size()));
    }

    /** Moves positions and bodies between ticks. */
    private Operation move() {
        double most = shots.once(3) ? 40 : 6;
        for (int i = 0; i < walkers.size(); i++) {
            walkers.get(i).x += shots.number(most);
            walkers.get(i).y += shots.number(most);
            if (!shots.once(20)) continue;
            walkers.get(i).alive = false;
            walkers.set(i, new Walker());
        }
        for (Plan plan : plans) place(plan);
        if (shots.once(4)) addBody();
        int life = random.nextInt(4);
        int choice = random.nextInt(1000);
        return new Operation("revive", game -> {
            if (!game.bodies.isEmpty()) game.bodies.get(choice % game.bodies.size()).life = life;
        });
    }

    private void addBody() {
        if (plans.size() > 45) return;
        int[] groups = shots.once(4) ? new int[] {shots.group(), shots.group()} : new int[] {shots.group()};
        Plan plan = new Plan(shots.outline(), groups, shots.once(3), whenHit(), shots.once(9));
        place(plan);
        plans.add(plan);
        int life = 1 + random.nextInt(6);
        for (ShotGame game : games) game.bodies.add(game.new Body(plan, life));
    }

    private @Nullable Operation whenHit() {
        if (shots.once(3)) return reaction();
        return shots.once(3) ? changeAll() : null;
    }

    private void place(Plan plan) {
        plan.x = shots.once(10) ? shots.number(400) : shots.between(-20, 220);
        plan.y = shots.once(10) ? shots.number(400) : shots.between(-20, 170);
        if (shots.once(5)) plan.outline = shots.outline();
    }

    private Operation setUp() {
        double margin = shots.margin();
        @Nullable Bounds field = shots.once(2) ? null : shots.field();
        double[] scales = {1, 1, 1, 0.5, 2, 0.3, 0, 1.7};
        double timeScale = scales[random.nextInt(scales.length)];
        boolean flag = random.nextBoolean();
        return switch (random.nextInt(5)) {
            case 0 -> new Operation("margin", game -> game.pool.setMargin(margin));
            case 1 -> new Operation("field", game -> game.pool.setField(field));
            case 2 -> new Operation("interpolation", game -> game.pool.setInterpolated(flag));
            case 3 -> new Operation("pause", game -> game.pool.pause());
            default -> new Operation("time scale", game -> game.pool.setTimeScale(timeScale));
        };
    }

    // Comparison

    private void compare(int step) {
        ShotGame real = games.get(0);
        ShotGame model = games.get(1);
        compare(model.log, real.log);
        events += model.log.size();
        for (ShotGame game : games) game.log.clear();
        double alpha = 1 - random.nextInt(4) / 4.0;
        for (ShotGame game : games) game.pool.beginInterpolation(alpha);
        compare(model.shots(), real.shots(), 5, "x, y, angle, groups, age");
        compare(model.outlines(), real.outlines(), 5, "x, y, radius, x speed, y speed");
        compare(model.counts(), real.counts(), 8, "counts");
        compareHandles(step, model, real);
        if (step % STEPS_PER_PICTURE == 0) assertArrayEquals(model.pixels(), real.pixels(), "picture");
        for (ShotGame game : games) game.pool.endInterpolation();
        for (ShotGame game : games) if (game.kept.size() > 60) game.kept.removeIf(shot -> !shot.isAlive());
    }

    private static void compareHandles(int step, ShotGame model, ShotGame real) {
        int count = model.kept.size();
        for (int i = 0; i < count; i++)
            assertEquals(model.kept.get(i).isAlive(), real.kept.get(i).isAlive(), "alive");
        for (int i = 0; i < Math.min(COMPARED_HANDLES, count); i++) {
            int index = (step * COMPARED_HANDLES + i) % count;
            double[] numbers = model.handle(index);
            compare(numbers, real.handle(index), numbers.length, "numbers");
        }
    }

    private static void compare(List<String> expected, List<String> actual) {
        for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
            int at = i;
            assertEquals(expected.get(i), actual.get(i), () -> "event " + at + " after " + actual.subList(0, at));
        }
        assertEquals(expected.size(), actual.size(), () -> "number of events, " + expected + ", " + actual);
    }

    private static void compare(double[] expected, double[] actual, int width, String what) {
        assertEquals(expected.length / width, actual.length / width, "number of shots");
        for (int i = 0; i < expected.length; i++) {
            if (expected[i] == actual[i]) continue;
            int from = i - i % width;
            assertEquals(
                    Arrays.toString(Arrays.copyOfRange(expected, from, from + width)),
                    Arrays.toString(Arrays.copyOfRange(actual, from, from + width)),
                    what + " of " + i / width);
        }
    }
}
