package kodama.geom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

/** Checks the overlap test of each pair of outlines against a model that samples points and tests if both contain them. */
class OutlineModelTest {
    /** Tolerance for sampling and rounding; in pixels. */
    private static final double CLOSE = 0.35;

    private static final int ROUNDS = 1500;

    /** A simple model of an outline: all points nearer than the radius to the convex hull of some points. */
    private record Model(Hitbox hitbox, double[] x, double[] y, double radius) {
        static Model of(Hitbox hitbox) {
            double[] x = new double[hitbox.cornerCount()];
            double[] y = new double[hitbox.cornerCount()];
            Arrays.setAll(x, hitbox::cornerX);
            Arrays.setAll(y, hitbox::cornerY);
            return new Model(hitbox, x, y, hitbox.cornerRadius());
        }

        /** Distance from a position to the outline; 0 or less inside. */
        double distance(double px, double py) {
            double nearest = Double.POSITIVE_INFINITY;
            int side = 0;
            int sides = 0;
            for (int i = 0; i < x.length; i++) {
                int j = (i + 1) % x.length;
                nearest = Math.min(nearest, toSegment(px, py, x[i], y[i], x[j], y[j]));
                side += (int) Math.signum((x[j] - x[i]) * (py - y[i]) - (y[j] - y[i]) * (px - x[i]));
                sides++;
            }
            boolean inside = x.length > 2 && Math.abs(side) == sides;
            return (inside ? -nearest : nearest) - radius;
        }

        private static double toSegment(double px, double py, double ax, double ay, double bx, double by) {
            double length2 = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
            double t = length2 == 0 ? 0 : ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length2;
            t = Math.max(0, Math.min(1, t));
            return Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay));
        }
    }

    private static Hitbox outline(int kind, Random random) {
        double angle = random.nextInt(360);
        double radius = 1 + random.nextDouble() * 6;
        return switch (kind) {
            case 0 -> Hitbox.circle(radius);
            case 1 -> Hitbox.box(2 + random.nextDouble() * 16, 2 + random.nextDouble() * 16);
            case 2 -> Hitbox.box(2 + random.nextDouble() * 16, 2 + random.nextDouble() * 16, angle);
            case 3 -> Hitbox.capsule(2 * radius + random.nextDouble() * 20, radius, angle);
            default -> polygon(random).rotated(random.nextInt(4) * 30);
        };
    }

    /** A polygon whose corners are on a circle nearby. */
    private static Hitbox polygon(Random random) {
        int corners = 3 + random.nextInt(5);
        double start = random.nextInt(360);
        double way = random.nextBoolean() ? 1 : -1;
        double[] places = new double[2 * corners];
        double shift = random.nextDouble() * 6 - 3;
        for (int i = 0; i < corners; i++) {
            double angle = start + way * (i + 0.8 * random.nextDouble()) * 360 / corners;
            places[2 * i] = shift + Aim.stepX(angle) * 9;
            places[2 * i + 1] = Aim.stepY(angle) * 9;
        }
        return Hitbox.polygon(places);
    }

    @Test
    void everyPairOverlapsAsItsPointsSay(@Seed(20) Random random) {
        int met = 0;
        for (int i = 0; i < ROUNDS; i++) {
            Hitbox one = outline(i % 5, random);
            Hitbox other = outline(i / 5 % 5, random);
            if (agrees(one, other, random.nextDouble() * 40 - 20, random.nextDouble() * 40 - 20)) met++;
        }
        assertTrue(met > ROUNDS / 10 && met < ROUNDS * 9 / 10, "meetings and misses: " + met);
    }

    private static boolean agrees(Hitbox one, Hitbox other, double x, double y) {
        boolean met = one.overlaps(0, 0, other, x, y);
        String pair = one + " and " + other + " at " + x + ", " + y;
        assertEquals(met, other.overlaps(x, y, one, 0, 0), pair);
        double least = least(Model.of(one), Model.of(other), x, y);
        if (met) assertTrue(least < CLOSE, pair + " are apart by " + least);
        else assertTrue(least > -CLOSE, pair + " have a point in common");
        return met;
    }

    /** Samples a fine grid: the lowest of the greater distances to both. */
    private static double least(Model one, Model other, double x, double y) {
        double least = Double.POSITIVE_INFINITY;
        double wide = one.hitbox().halfWidth();
        double high = one.hitbox().halfHeight();
        for (double px = -wide; px <= wide; px += 0.25) {
            for (double py = -high; py <= high; py += 0.25)
                least = Math.min(least, Math.max(one.distance(px, py), other.distance(px - x, py - y)));
        }
        return least;
    }

    @Test
    void flightsMeetAsManySmallStepsDo(@Seed(21) Random random) {
        int met = 0;
        for (int i = 0; i < ROUNDS; i++) if (flightAgrees(outline(i % 5, random), random)) met++;
        assertTrue(met > ROUNDS / 10 && met < ROUNDS * 9 / 10, "meetings and misses: " + met);
    }

    private static boolean flightAgrees(Hitbox hitbox, Random random) {
        double ax = random.nextDouble() * 40 - 20;
        double ay = random.nextDouble() * 40 - 20;
        double bx = random.nextInt(5) == 0 ? ax : random.nextDouble() * 40 - 20;
        double by = random.nextInt(5) == 0 ? ay : random.nextDouble() * 40 - 20;
        double radius = 0.5 + random.nextDouble() * 4;
        double half = random.nextBoolean() ? 0 : random.nextDouble() * 10;
        double angle = random.nextInt(3) == 0 ? Aim.angle(ax, ay, bx, by) : random.nextInt(360);
        SweptShape sweep = new SweptShape();
        sweep.setCapsule(ax, ay, bx, by, Aim.stepX(angle) * half, Aim.stepY(angle) * half, radius);
        String way = hitbox + " and " + ax + "," + ay + " to " + bx + "," + by + " radius " + radius + " half " + half
                + " angle " + angle;
        boolean met = hitbox.overlapsSweep(0, 0, sweep);
        if (met) assertTrue(stepsMeet(hitbox, ax, ay, bx, by, half, radius + 0.1, angle), way);
        else assertFalse(stepsMeet(hitbox, ax, ay, bx, by, half, radius - 1e-6, angle), way);
        return met;
    }

    private static boolean stepsMeet(
            Hitbox hitbox, double ax, double ay, double bx, double by, double half, double radius, double angle) {
        Hitbox shot = Hitbox.capsule(2 * (half + radius), radius, angle);
        for (int i = 0; i <= 400; i++) {
            double t = i / 400.0;
            if (hitbox.overlaps(0, 0, shot, ax + (bx - ax) * t, ay + (by - ay) * t)) return true;
        }
        return false;
    }
}
