package kodama.shot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ToDoubleFunction;
import kodama.Seed;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.geom.Bounds;
import kodama.hit.Targets;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotStyle;
import org.junit.jupiter.api.Test;

/** Compares handles with a plain list of fired shots: each stays with its own shot, whatever happens to the others. */
class HandlesModelTest {
    private static final Bounds FIELD = Bounds.screen(200, 150);
    private static final ShotSpec SPEC = ShotSpec.of(ShotStyle.upright(new Image("dot", 1, 1, new int[] {-1}), 1))
            .hits(1)
            .build();

    private static final BlendMode[] BLENDS = BlendMode.values();

    /** A property of a handle: how it is read, and set to a number from 0 to 1, 0 or 1 for some. */
    private record Property(ToDoubleFunction<Shot> read, ObjDoubleConsumer<Shot> set) {}

    private static final List<Property> PROPERTIES = List.of(
            new Property(Shot::alpha, Shot::setAlpha),
            new Property(Shot::scaleX, (shot, scale) -> shot.setScale(scale, shot.scaleY())),
            new Property(Shot::scaleY, (shot, scale) -> shot.setScale(shot.scaleX(), scale)),
            new Property(Shot::tint, (shot, tint) -> shot.setTint((int) tint)),
            new Property(shot -> shot.blend().ordinal(), (shot, blend) -> shot.setBlend(BLENDS[(int) blend])),
            new Property(Shot::layer, (shot, layer) -> shot.setLayer((int) layer)),
            new Property(Shot::glow, Shot::setGlow),
            new Property(Shot::spin, Shot::setSpin),
            new Property(shot -> shot.isVisible() ? 1 : 0, (shot, visible) -> shot.setVisible(visible == 1)),
            new Property(shot -> shot.isHarmless() ? 1 : 0, (shot, harmless) -> shot.setHarmless(harmless == 1)),
            new Property(Shot::radius, Shot::setRadius),
            new Property(Shot::skew, Shot::setSkew),
            new Property(Shot::fill, (shot, fill) -> shot.setFill((int) fill)),
            new Property(Shot::fillAmount, Shot::setFillAmount),
            new Property(Shot::dissolve, Shot::setDissolve));

    /** Indexes of the properties that are whole numbers. */
    private static final Set<Integer> WHOLE = Set.of(3, 4, 5, 8, 9, 12);

    /** The expected state of a shot, which is identified by its unique damage. */
    private static final class Flight {
        /** The expected properties, at first those of the style. */
        final double[] properties = {1, 1, 1, 0xFFFFFF, 0, 0, 0, 0, 1, 0, 1, 0, ShotLook.NO_FILL, 1, 0};

        final int number;
        double x;
        final double step;
        Shot handle;
        boolean alive = true;

        Flight(int number, double x, double step) {
            this.number = number;
            this.x = x;
            this.step = step;
        }
    }

    private final Shots shots = new Shots(200, (who, error) -> {});
    private final Targets targets = new Targets();
    private final List<Flight> flights = new ArrayList<>();
    private int fired;

    @Test
    void aHandleStaysWithItsShotWhateverHappensToOthers(@Seed(11) Random random) {
        for (int i = 0; i < 20_000; i++) {
            act(random);
            if (i % 20 == 0) compare();
        }
        compare();
    }

    private void act(Random random) {
        switch (random.nextInt(15)) {
            case 0, 1, 2, 3, 4 -> fire(random);
            case 5, 6 -> pick(random, flight -> end(flight, false));
            case 7 -> pick(random, flight -> end(flight, true));
            case 8 -> keepAll(random.nextInt(200));
            case 9 -> clear(random);
            case 10, 11 -> pick(random, flight -> set(flight, random));
            case 12 -> pick(random, this::changeSpec);
            default -> tick();
        }
    }

    private void fire(Random random) {
        Flight flight = new Flight(fired++, random.nextInt(200), random.nextInt(5) - 2);
        ShotSpec spec = SPEC.toBuilder().damage(flight.number).build();
        boolean kept = random.nextBoolean();
        boolean room;
        if (kept) {
            Shot handle = shots.fireWithHandle(spec, flight.x, 50, 0, flight.step);
            room = handle != null;
            if (handle != null) flight.handle = handle;
        } else {
            room = shots.fire(spec, flight.x, 50, 0, flight.step);
        }
        assertEquals(living() < shots.capacity(), room);
        if (room) flights.add(flight);
    }

    private long living() {
        return flights.stream().filter(flight -> flight.alive).count();
    }

    private void pick(Random random, Consumer<Flight> action) {
        if (!flights.isEmpty()) action.accept(flights.get(random.nextInt(flights.size())));
    }

    private static void end(Flight flight, boolean cancels) {
        if (flight.handle == null) return;
        if (cancels) flight.handle.cancel();
        else flight.handle.kill();
        flight.alive = false;
    }

    private static void set(Flight flight, Random random) {
        if (flight.handle == null) return;
        int at = random.nextInt(PROPERTIES.size());
        double value = WHOLE.contains(at) ? random.nextInt(2) : random.nextDouble();
        PROPERTIES.get(at).set.accept(flight.handle, value);
        if (flight.alive) flight.properties[at] = value;
    }

    /** Replaces the spec, which keeps all properties. */
    private void changeSpec(Flight flight) {
        if (flight.handle != null)
            shots.setSpec(flight.handle, SPEC.toBuilder().hits(2).build());
    }

    /** Requests handles for the shots in a part of the field; existing handles must be the same objects as before. */
    private void keepAll(int left) {
        List<Flight> there = flights.stream()
                .filter(flight -> flight.alive && flight.x >= left && flight.x <= left + 40)
                .toList();
        List<Shot> found = shots.select(ShotFilter.ALL.within(left, 0, 40, 150));
        assertEquals(there.size(), found.size());
        for (int i = 0; i < found.size(); i++) {
            if (there.get(i).handle == null) there.get(i).handle = found.get(i);
            assertSame(there.get(i).handle, found.get(i));
        }
    }

    private void clear(Random random) {
        if (random.nextInt(30) > 0) return;
        shots.clear();
        for (Flight flight : flights) flight.alive = false;
    }

    private void tick() {
        targets.begin(FIELD);
        shots.update(FIELD, targets);
        double left = FIELD.left() - Shots.DEFAULT_MARGIN;
        double right = FIELD.right() + Shots.DEFAULT_MARGIN;
        for (Flight flight : flights) {
            if (!flight.alive) continue;
            flight.x += flight.step;
            flight.alive = flight.x >= left && flight.x <= right;
        }
    }

    /** Whether a shot is drawn: alive, visible, and neither transparent nor of size 0. */
    private static boolean isDrawn(Flight flight) {
        double[] own = flight.properties;
        return flight.alive && own[8] == 1 && own[0] >= 0.5 / 255 && own[1] > 0 && own[2] > 0;
    }

    private void compare() {
        assertEquals(living(), shots.count());
        for (Flight flight : flights) {
            if (flight.handle == null) continue;
            assertEquals(flight.alive, flight.handle.isAlive());
            assertEquals(flight.number, flight.handle.damage());
            assertEquals(flight.x, flight.handle.x());
            for (int i = 0; i < PROPERTIES.size(); i++)
                assertEquals(flight.properties[i], PROPERTIES.get(i).read.applyAsDouble(flight.handle));
        }
        DrawList list = new DrawList();
        shots.draw(list);
        long drawn = flights.stream().filter(HandlesModelTest::isDrawn).count();
        long glowing = flights.stream()
                .filter(flight -> isDrawn(flight) && flight.properties[6] > 0)
                .count();
        assertEquals(drawn + glowing, list.size());
        flights.removeIf(flight -> !flight.alive && flight.number < fired - 500);
    }

    @Test
    void theHandleOfAnEndedShotIsReleased() {
        WeakReference<Shot> gone = fireAndLose();
        targets.begin(FIELD);
        shots.update(FIELD, targets);
        for (int i = 0; i < 50 && gone.get() != null; i++) System.gc();
        assertNull(gone.get());
    }

    private WeakReference<Shot> fireAndLose() {
        Shot shot = shots.fireWithHandle(SPEC, 9, 9, 0, 1);
        assertNotNull(shot);
        shot.kill();
        assertFalse(shot.isAlive());
        return new WeakReference<>(shot);
    }
}
