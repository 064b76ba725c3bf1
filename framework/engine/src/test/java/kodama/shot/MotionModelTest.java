package kodama.shot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.draw.Image;
import kodama.geom.Aim;
import kodama.geom.Bounds;
import kodama.geom.Position;
import kodama.hit.Targets;
import kodama.shot.look.ShotStyle;
import org.junit.jupiter.api.Test;

/** Moves random shots both in the pool and as plain objects; the paths must be the same. */
class MotionModelTest {
    private static final int CAPACITY = 600;
    private static final Bounds SCREEN = Bounds.screen(300, 200);
    private static final ShotStyle DOT = ShotStyle.upright(new Image("dot", 1, 1, new int[] {-1}), 1);

    /** A target that moves and is replaced from time to time. */
    private static final class Prey implements Position {
        double x = 150;
        double y = 100;
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

    /** A naive implementation of a shot. */
    private static final class Flight {
        final ShotSpec spec;
        double x;
        double y;
        double angle;
        double speed;
        double accel;
        double turn;
        double fallX;
        double fallY;
        double stepX;
        double stepY;
        int bounces;
        int age;

        boolean seeks = true;

        Flight(ShotSpec spec, double x, double y, double angle, double speed) {
            this.spec = spec;
            this.x = x;
            this.y = y;
            this.angle = angle;
            this.speed = speed;
            age = -spec.delay();
            accel = spec.motion().accel();
            turn = spec.motion().turn();
            bounces =
                    spec.motion().bounce() == null ? 0 : spec.motion().bounce().times();
        }

        /** Returns whether it is alive afterward. */
        boolean tick() {
            if (age < 0) {
                age++;
                return true;
            }
            change();
            seek();
            gain();
            x += stepX;
            y += stepY;
            bounce();
            age++;
            boolean inside = x >= -32 && x <= 332 && y >= -32 && y <= 232;
            return inside && age < spec.life();
        }

        private void change() {
            for (MotionChange change : spec.motion().changes()) {
                if (!change.when().isDue(age)) continue;
                if (!Double.isNaN(change.accel())) accel = change.accel();
                if (!Double.isNaN(change.turn())) turn = change.turn();
                if (!Double.isNaN(change.speed())) speed = change.speed();
                speed += change.addSpeed();
                if (change.aim() != null && change.aim().isAlive())
                    angle = Aim.angle(x, y, change.aim().x(), change.aim().y());
                angle += change.addAngle();
            }
        }

        private void seek() {
            Homing homing = spec.motion().homing();
            if (homing == null || !seeks) return;
            seeks = age < homing.ticks() && homing.target().isAlive();
            if (!seeks) return;
            double wanted = Aim.angle(x, y, homing.target().x(), homing.target().y());
            double by = Aim.turn(angle, wanted);
            angle = Math.abs(by) <= homing.turn() ? wanted : angle + Math.signum(by) * homing.turn();
        }

        private void gain() {
            Motion motion = spec.motion();
            if (accel > 0 && speed < motion.maxSpeed()) speed = Math.min(speed + accel, motion.maxSpeed());
            if (accel < 0 && speed > motion.minSpeed()) speed = Math.max(speed + accel, motion.minSpeed());
            angle += turn;
            fallX += motion.wind();
            fallY += motion.gravity();
            double fall = Math.hypot(fallX, fallY);
            if (fall > motion.maxSpeed()) {
                fallX *= motion.maxSpeed() / fall;
                fallY *= motion.maxSpeed() / fall;
            }
            stepX = Aim.stepX(angle) * speed + fallX;
            stepY = Aim.stepY(angle) * speed + fallY;
        }

        private void bounce() {
            if (bounces > 0 && (x < 0 && x - stepX >= 0 || x > 300 && x - stepX <= 300)) {
                x = (x < 0 ? 0 : 600) - x;
                angle = 180 - angle;
                fallX = -fallX;
                stepX = -stepX;
                bounces--;
            }
            if (bounces > 0 && (y < 0 && y - stepY >= 0 || y > 200 && y - stepY <= 200)) {
                y = (y < 0 ? 0 : 400) - y;
                angle = -angle;
                fallY = -fallY;
                stepY = -stepY;
                bounces--;
            }
        }
    }

    private final Random random;
    private final Shots shots = new Shots(CAPACITY, (who, error) -> {});
    private final Targets targets = new Targets();
    private final List<Flight> flights = new ArrayList<>();
    private final List<Shot> handles = new ArrayList<>();
    private Prey prey = new Prey();
    private int flown;

    MotionModelTest(@Seed(0) Random random) {
        this.random = random;
    }

    @Test
    void thePoolMovesShotsLikePlainObjects() {
        for (int tick = 0; tick < 600; tick++) {
            for (int i = random.nextInt(8); i > 0; i--) fire(spec(), 1);
            if (once(20)) fire(once(2) ? spec() : steadySpec(), 40);
            walk();
            if (random.nextInt(10) == 0 && !handles.isEmpty()) kill(random.nextInt(handles.size()));
            if (random.nextInt(150) == 0) clear();
            tick();
            compare();
        }
        assertTrue(flown > 20_000, "flown: " + flown);
    }

    private void walk() {
        prey.x += random.nextInt(9) - 4;
        prey.y += random.nextInt(9) - 4;
        if (random.nextInt(60) != 0) return;
        prey.alive = false;
        prey = new Prey();
    }

    /** Shots in a row that accelerate or turn, and do nothing else, are advanced together. */
    private ShotSpec steadySpec() {
        Motion.Builder motion = Motion.of();
        if (once(2)) motion.accel(number(0.2)).minSpeed(-random.nextInt(3)).maxSpeed(random.nextInt(4));
        if (once(2)) motion.turn(number(50));
        return ShotSpec.of(DOT).motion(motion.build()).build();
    }

    private ShotSpec spec() {
        Motion.Builder motion = Motion.of();
        if (once(3)) motion.accel(number(0.2)).minSpeed(-1).maxSpeed(4);
        if (once(3)) motion.turn(number(5));
        if (once(4)) motion.gravity(number(0.1)).wind(number(0.1));
        if (once(3)) motion.homing(new Homing(prey, 4, random.nextInt(60)));
        if (once(3)) motion.bounce(Bounce.everywhere(random.nextInt(4)));
        if (once(3)) motion.changes(List.of(change(), change()));
        return ShotSpec.of(DOT)
                .motion(motion.build())
                .delay(once(4) ? random.nextInt(20) : 0)
                .life(once(4) ? 1 + random.nextInt(80) : 400)
                .build();
    }

    private void fire(ShotSpec spec, int count) {
        for (int i = 0; i < count; i++) fire(spec);
    }

    private void fire(ShotSpec spec) {
        double x = random.nextInt(300);
        double y = random.nextInt(200);
        double angle = random.nextInt(360);
        double speed = number(4);
        Shot handle = shots.fireWithHandle(spec, x, y, angle, speed);
        assertEquals(flights.size() == CAPACITY, handle == null);
        if (handle == null) return;
        handles.add(handle);
        flights.add(new Flight(spec, x, y, angle, speed));
    }

    private MotionChange change() {
        MotionChange.Builder change =
                MotionChange.at(new Schedule(random.nextInt(30), 1 + random.nextInt(20), 1 + random.nextInt(4)));
        if (once(2)) change.speed(number(4));
        if (once(2)) change.addSpeed(number(1));
        if (once(2)) change.addAngle(number(90));
        if (once(3)) change.aim(prey);
        if (once(4)) change.accel(number(0.1));
        if (once(4)) change.turn(number(3));
        return change.build();
    }

    private boolean once(int in) {
        return random.nextInt(in) == 0;
    }

    private double number(double most) {
        return (random.nextDouble() * 2 - 1) * most;
    }

    private void kill(int index) {
        handles.remove(index).kill();
        flights.remove(index);
    }

    private void clear() {
        shots.clear();
        handles.clear();
        flights.clear();
    }

    private void tick() {
        targets.begin(SCREEN);
        shots.update(SCREEN, targets);
        for (int i = flights.size() - 1; i >= 0; i--) {
            if (flights.get(i).tick()) continue;
            flights.remove(i);
            handles.remove(i);
        }
    }

    private void compare() {
        assertEquals(flights.size(), shots.count());
        for (int i = 0; i < flights.size(); i++) compare(flights.get(i), handles.get(i));
        flown += flights.size();
    }

    private static void compare(Flight flight, Shot shot) {
        assertTrue(shot.isAlive());
        assertEquals(flight.x, shot.x(), 1e-6);
        assertEquals(flight.y, shot.y(), 1e-6);
        assertEquals(flight.speed, shot.speed(), 1e-9);
        assertEquals(0, Aim.turn(flight.angle, shot.angle()), 1e-6);
        assertEquals(flight.age, shot.age());
    }
}
