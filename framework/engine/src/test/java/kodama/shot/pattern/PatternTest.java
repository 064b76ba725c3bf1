package kodama.shot.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.geom.Aim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The interaction of levels: order, directions, places, numbers, time. */
class PatternTest {
    private static final FireContext RIGHT = FireContext.withoutTarget(0, 1);

    private static Pattern ring(int n) {
        return Pattern.of(new RingShape(n));
    }

    private static Pattern fan(int n, double spread) {
        return Pattern.of(new FanShape(n, spread));
    }

    private static Pattern placed(Placement placement) {
        return Pattern.of(StackShape.ONE).withPlacement(placement);
    }

    @Test
    void allOfAPlaceAreFiredBeforeThoseOfTheNext() {
        assertEquals(
                List.of(-5.0, 5.0, 85.0, 95.0, 175.0, 185.0, 265.0, 275.0),
                FiredShots.of(ring(4).of(fan(2, 10))).angles());
    }

    @Test
    void patternsTakeTurns() {
        FiredShots fired =
                FiredShots.of(ring(4).of(fan(1, 0).withLook(1), fan(2, 10).withLook(2)));
        assertEquals(List.of(0.0, 85.0, 95.0, 180.0, 265.0, 275.0), fired.angles());
        assertEquals(List.of(1, 2, 2, 1, 2, 2), fired.looks());
    }

    @Test
    void nestedIsTheProductOfBothByHand(@Seed(3) Random random) {
        for (int round = 0; round < 200; round++) {
            int outer = 1 + random.nextInt(9);
            int inner = 1 + random.nextInt(9);
            double spread = random.nextInt(180);
            double distance = random.nextInt(50);
            double angle = random.nextInt(360);
            Pattern pattern = ring(outer)
                    .withPlacement(Placement.PLAIN.withDistance(Series.constant(distance)))
                    .of(fan(inner, spread).withPlacement(Placement.PLAIN.withSpeed(Series.ramp(1, 3))));
            FiredShots byHand = new FiredShots();
            for (int i = 0; i < outer; i++) {
                double out = RingShape.angle(i, outer, angle);
                for (int k = 0; k < inner; k++)
                    byHand.fire(
                            distance == 0 ? 0 : Aim.stepX(out) * distance,
                            distance == 0 ? 0 : Aim.stepY(out) * distance,
                            FanShape.angle(k, inner, spread, out),
                            inner == 1 ? 1 : 1 + 2.0 * k / (inner - 1),
                            0,
                            0);
            }
            assertEquals(byHand.shots, FiredShots.of(pattern, FireContext.withoutTarget(angle, 9)).shots);
            assertEquals(outer * inner, pattern.count());
        }
    }

    @Test
    void aSingleShotHasTheDirectionAndSpeedOfItsContext() {
        assertEquals(
                List.of(new FiredShots.Shot(0, 0, 33, 4, 0, 0)),
                FiredShots.of(Pattern.of(StackShape.ONE), FireContext.withoutTarget(33, 4)).shots);
    }

    @Test
    void directionsAreRelativeToTheEnclosingLevel() {
        Pattern turned = placed(Placement.PLAIN.withRotation(Series.constant(7)));
        assertEquals(List.of(7.0, 187.0), FiredShots.of(ring(2).of(turned)).angles());
    }

    @Test
    void absoluteDirectionsAreRelativeToTheRight() {
        Pattern down =
                placed(Placement.PLAIN.withReference(AngleReference.ABSOLUTE).withRotation(Series.constant(90)));
        assertEquals(List.of(90.0, 90.0), FiredShots.of(ring(2).of(down)).angles());
    }

    @Test
    void aimedDirectionsLeadFromTheirOwnPlaceToTheTarget() {
        Pattern aimed = placed(Placement.PLAIN.withReference(AngleReference.AIMED));
        Pattern line = Pattern.of(new LineShape(3, 40, 90)).of(aimed);
        assertEquals(
                List.of(45.0, 0.0, -45.0),
                FiredShots.of(line, RIGHT.aimedAt(20, 0)).angles());
    }

    @Test
    void aimedAndMovedAimsFromWhereItWasMoved() {
        Pattern moved = placed(Placement.PLAIN
                .withReference(AngleReference.AIMED)
                .withOffset(Series.constant(10), Series.constant(0)));
        assertEquals(List.of(90.0), FiredShots.of(moved, RIGHT.aimedAt(10, 5)).angles());
    }

    @Test
    void outwardDirectionsLeadAwayFromTheOrigin() {
        Pattern outward = placed(Placement.PLAIN.withReference(AngleReference.OUTWARD));
        assertEquals(
                List.of(-90.0, 0.0, 90.0),
                FiredShots.of(Pattern.of(new LineShape(3, 40, 90)).of(outward)).angles());
    }

    @Test
    void aRingCanBeginOnACircle() {
        FiredShots fired = FiredShots.of(ring(4).withPlacement(Placement.PLAIN.withDistance(Series.constant(8))));
        assertEquals(List.of("8 0", "0 8", "-8 0", "0 -8"), fired.places());
    }

    @Test
    void aPolygonCanBeginOnItsOutline() {
        Pattern square =
                Pattern.of(new PolygonShape(8, 4, 1)).withPlacement(Placement.PLAIN.withDistance(Series.constant(8)));
        assertEquals(
                List.of("8 0", "4 4", "0 8", "-4 4", "-8 0", "-4 -4", "0 -8", "4 -4"),
                FiredShots.of(square).places());
    }

    @Test
    void aStackOfPolygonsHasPolygonsOfEachSpeed() {
        Pattern speeds = Pattern.of(new StackShape(2, 1)).withPlacement(Placement.PLAIN.withSpeed(Series.ramp(1, 3)));
        Pattern square = Pattern.of(new PolygonShape(8, 4, 1)).of(speeds);
        assertEquals(
                List.of("1 0", "3 0", "0.5 0.5", "1.5 1.5"),
                FiredShots.of(square).ways().subList(0, 4));
    }

    @Test
    void numbersGrowFromTheFirstToTheLast() {
        FiredShots fired = FiredShots.of(ring(3).withPlacement(Placement.PLAIN
                .withSpeed(Series.ramp(1, 3))
                .withRotation(Series.ramp(0, 10))
                .withOffset(Series.ramp(0, 4), Series.ramp(0, -4))
                .withDelay(Series.ramp(0, 20))));
        assertEquals(List.of(1.0, 2.0, 3.0), fired.speeds());
        assertEquals(List.of(0.0, 125.0, 250.0), fired.angles());
        assertEquals(List.of("0 0", "2 -2", "4 -4"), fired.places());
        assertEquals(List.of(0, 10, 20), fired.delays());
    }

    @Test
    void onePlaceAloneHasTheFirstNumber() {
        assertEquals(
                List.of(2.0),
                FiredShots.of(placed(Placement.PLAIN.withSpeed(Series.ramp(2, 5))))
                        .speeds());
    }

    @Test
    void listedNumbersTakeTurns() {
        Pattern ring = ring(5).withPlacement(Placement.PLAIN.withSpeed(Series.cycle(1, 2)));
        assertEquals(List.of(1.0, 2.0, 1.0, 2.0, 1.0), FiredShots.of(ring).speeds());
    }

    @Test
    void delaysAddUpAndAreRoundedOnce() {
        Pattern inner = Pattern.of(new StackShape(2, 1)).withPlacement(Placement.PLAIN.withDelay(Series.constant(0.3)));
        Pattern outer = Pattern.of(new StackShape(3, 1))
                .withPlacement(Placement.PLAIN.withDelay(Series.cycle(0, 0.2, 1.3)))
                .of(inner);
        assertEquals(List.of(0, 0, 1, 1, 2, 2), FiredShots.of(outer).delays());
    }

    @Test
    void randomNumbersDifferBetweenNumbersAndBetweenPlaces() {
        Series any = Series.random(0, 1);
        Pattern inner = placed(Placement.PLAIN.withOffset(any, any).withSpeed(any));
        var seen = new ArrayList<Double>();
        for (FiredShots.Shot shot : FiredShots.of(ring(20).of(inner)).shots) {
            seen.addAll(List.of(shot.x(), shot.y(), shot.speed()));
            assertTrue(shot.x() >= 0 && shot.x() < 1 && shot.speed() >= 0 && shot.speed() < 1, shot.toString());
        }
        assertEquals(60, seen.stream().distinct().count());
    }

    @Test
    void aSeedOfItsOwnMakesALevelTheSameEverywhere() {
        Pattern scatter = Pattern.of(new ScatterShape(3, 30)).withSeed(5);
        List<Double> angles =
                FiredShots.of(Pattern.of(new StackShape(2, 1)).of(scatter)).angles();
        assertEquals(angles.subList(0, 3), angles.subList(3, 6));
        assertEquals(
                angles.subList(0, 3), FiredShots.of(scatter, RIGHT.withSeed(99)).angles());
        List<Double> free = FiredShots.of(Pattern.of(new StackShape(2, 1)).of(Pattern.of(new ScatterShape(3, 30))))
                .angles();
        assertNotEquals(free.subList(0, 3), free.subList(3, 6));
    }

    @Test
    void itReturnsWhetherItIsRandom() {
        assertFalse(ring(3).of(fan(2, 3)).isRandom());
        assertTrue(ring(3).of(Pattern.of(new ScatterShape(2, 3))).isRandom());
        assertFalse(ring(3).of(Pattern.of(new ScatterShape(2, 3)).withSeed(1)).isRandom());
        assertTrue(ring(3).withPlacement(Placement.PLAIN.withSpeed(Series.random(1, 2)))
                .isRandom());
    }

    @Test
    void timePassesBetweenPlaces() {
        Pattern sweep = fan(3, 40).withInterval(5);
        assertEquals(10, sweep.lastTick());
        assertEquals(15, sweep.duration());
        assertEquals(List.of(-20.0), FiredShots.at(0, sweep).angles());
        assertEquals(List.of(), FiredShots.at(1, sweep).angles());
        assertEquals(List.of(0.0), FiredShots.at(5, sweep).angles());
        assertEquals(List.of(20.0), FiredShots.at(10, sweep).angles());
        assertEquals(List.of(), FiredShots.at(11, sweep).angles());
        assertEquals(List.of(-20.0, 0.0, 20.0), FiredShots.of(sweep).angles());
    }

    @Test
    void tickByTickIsTheSameAsAllAtOnceInOrderOfTime(@Seed(4) Random random) {
        for (int round = 0; round < 100; round++) {
            Pattern inner =
                    Pattern.of(new ScatterShape(1 + random.nextInt(4), 30)).withInterval(random.nextInt(4));
            Pattern other =
                    Pattern.of(new SpreadShape(1 + random.nextInt(4), 3)).withInterval(random.nextInt(4));
            Pattern pattern =
                    ring(1 + random.nextInt(6)).withInterval(random.nextInt(5)).of(inner, other);
            var byTick = new FiredShots();
            for (int tick = 0; tick <= pattern.lastTick(); tick++) pattern.fire(RIGHT, tick, byTick);
            var all = FiredShots.of(pattern);
            assertEquals(pattern.count(), byTick.shots.size());
            assertEquals(sorted(all), sorted(byTick));
        }
    }

    private static List<String> sorted(FiredShots fired) {
        return fired.shots.stream().map(FiredShots.Shot::toString).sorted().toList();
    }

    @Test
    void volleysMayOverlap() {
        Pattern stream = Pattern.of(new StackShape(2, 1))
                .withInterval(2)
                .of(Pattern.of(new SpiralShape(3, 10)).withInterval(2));
        assertEquals(List.of(10.0, 0.0), FiredShots.at(2, stream).angles());
        assertEquals(6, stream.lastTick());
        assertEquals(8, stream.duration());
    }

    @Test
    void theCountOfShotsIsCapped() {
        Pattern many = ring(10_000).of(ring(10_000).of(ring(10_000)));
        assertEquals(Integer.MAX_VALUE, many.count());
    }

    @Test
    void invalidPatternsAreErrors() {
        fails("patterns must be at least 1 but was 0", () -> ring(3).of());
        fails("every must be at least 0 but was -1", () -> ring(3).withInterval(-1));
        fails("delay must be at least 0 but was -1.0", () -> Placement.PLAIN.withDelay(Series.ramp(3, -1)));
        fails("tick must be at least 0 but was -1", () -> ring(3).fire(RIGHT, -1, new FiredShots()));
        fails(
                "the pattern is aimed, but there is no target",
                () -> FiredShots.of(ring(3).of(placed(Placement.PLAIN.withReference(AngleReference.AIMED)))));
        fails("a pattern can have at most 16 nested levels", () -> {
            Pattern deep = ring(1);
            for (int i = 0; i < 16; i++) deep = ring(1).of(deep);
        });
        fails("value must be a finite number but was NaN", () -> Series.constant(Double.NaN));
        fails("last must be a finite number but was NaN", () -> Series.ramp(0, Double.NaN));
        fails("other must be a finite number but was NaN", () -> Series.random(0, Double.NaN));
        fails("values must be at least 1 but was 0", () -> Series.cycle());
        fails("angle must be a finite number but was NaN", () -> FireContext.withoutTarget(Double.NaN, 1));
    }

    private static void fails(String message, Executable made) {
        assertEquals(message, assertThrows(IllegalArgumentException.class, made).getMessage());
    }
}
