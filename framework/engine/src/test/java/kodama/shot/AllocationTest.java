package kodama.shot;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.geom.Bounds;
import kodama.geom.FixedPosition;
import kodama.geom.Hitbox;
import kodama.hit.DamageSource;
import kodama.hit.DamageSources;
import kodama.hit.HitTarget;
import kodama.hit.Targets;
import kodama.shot.look.ShotColor;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotShape;
import kodama.shot.look.ShotStyle;
import kodama.shot.pattern.RingShape;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A tick of firing, moving, hitting, ramming and drawing allocates nothing. */
class AllocationTest {
    private static final Bounds SCREEN = Bounds.screen(640, 480);
    private static final int TICKS = 200;

    private record Rock(double x, double y, Hitbox hitbox) implements DamageSource, HitTarget {
        @Override
        public boolean isAlive() {
            return true;
        }

        @Override
        public void hit(double damage, double x, double y, @Nullable Object by) {}

        @Override
        public double damage() {
            return 1;
        }

        @Override
        public void touch(HitTarget target) {}
    }

    private final Shots shots = new Shots(2000, (who, error) -> {});
    private final Targets targets = new Targets();
    private final DamageSources bodies = new DamageSources((who, error) -> {});
    private final DrawList list = new DrawList();
    private final ShotSpec spec = ShotSpec.of(ShotStyle.upright(new Image("dot", 1, 1, new int[] {-1}), 2))
            .hits(Targets.mask(0))
            .build();
    private final ShotSpec moving = spec.toBuilder()
            .delay(2)
            .life(60)
            .motion(Motion.of()
                    .accel(0.1)
                    .turn(3)
                    .gravity(0.1)
                    .homing(new Homing(new FixedPosition(100, 100), 3, 20))
                    .bounce(Bounce.everywhere(2))
                    .parent(new FixedPosition(0, 0))
                    .changes(List.of(MotionChange.at(new Schedule(5, 5, 3))
                            .addAngle(20)
                            .speed(2)
                            .over(3)
                            .build()))
                    .build())
            .build();
    private final Rock[] rocks = new Rock[40];
    private final Rock rock = new Rock(400, 240, Hitbox.circle(9));

    @Test
    void tickAllocatesNothing() {
        for (int i = 0; i < rocks.length; i++) rocks[i] = new Rock(i * 16, i * 12, Hitbox.circle(9));
        for (int i = 0; i < 500; i++) tick();
        long before = allocated();
        for (int i = 0; i < TICKS; i++) tick();
        long bytes = allocated() - before;
        assertTrue(bytes < 10 * TICKS, bytes + " bytes in " + TICKS + " ticks");
    }

    @Test
    void nothingIsAllocatedForLooksThatHaveBeenDrawnInAllDirections() {
        ShotSpec star = kind(ShotLook.of(ShotShape.STAR, ShotColor.RED).glow(0.5));
        ShotSpec knife = kind(ShotLook.of(ShotShape.KNIFE, ShotColor.BLUE)
                .blend(BlendMode.ADD)
                .layer(1));
        for (int i = 0; i < 500; i++) tickOf(star, knife);
        long before = allocated();
        for (int i = 0; i < TICKS; i++) tickOf(star, knife);
        long bytes = allocated() - before;
        assertTrue(bytes < 10 * TICKS, bytes + " bytes in " + TICKS + " ticks");
    }

    @Test
    void onlySomeFormsOfTheGlowAreAllocatedForShotsThatFadeAndGrow() {
        ShotSpec star = kind(ShotLook.of(ShotShape.STAR, ShotColor.RED).glow(0.5));
        List<Shot> fading = new ArrayList<>();
        for (int i = 0; i < 64; i++)
            fading.add(Objects.requireNonNull(shots.fireWithHandle(star, 320, 240, RingShape.angle(i, 64, 0), 0)));
        for (int i = 0; i < 500; i++) fade(fading, i);
        long before = allocated();
        for (int i = 0; i < TICKS; i++) fade(fading, 500 + i);
        long bytes = allocated() - before;
        assertTrue(bytes < 500 * TICKS, bytes + " bytes in " + TICKS + " ticks");
    }

    private void fade(List<Shot> fading, int tick) {
        for (int i = 0; i < fading.size(); i++) {
            Shot shot = fading.get(i);
            shot.setAlpha(1 - tick % 100 / 100.0);
            shot.setScale(1 + tick % 50 / 10.0, 1);
            shot.setTint(tick % 0xFFFF);
            shot.setSkew(tick % 50);
            shot.setFill(tick % 0xFFFF);
            shot.setDissolve(tick % 50 / 100.0);
        }
        targets.begin(SCREEN);
        shots.update(SCREEN, targets);
        list.clear();
        shots.draw(list);
    }

    private static ShotSpec kind(ShotLook.Builder look) {
        return ShotSpec.of(ShotStyle.of(look.build(), 2)).hits(Targets.mask(0)).build();
    }

    private void tickOf(ShotSpec one, ShotSpec other) {
        for (int i = 0; i < 64; i++) shots.fire(i % 2 == 0 ? one : other, 320, 240, RingShape.angle(i, 64, 0), 20);
        targets.begin(SCREEN);
        targets.add(0, rock);
        shots.update(SCREEN, targets);
        list.clear();
        shots.draw(list);
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }

    private void tick() {
        for (int i = 0; i < 50; i++) shots.fire(spec, 320, 240, RingShape.angle(i, 50, 3), 4);
        for (int i = 0; i < 20; i++) shots.fire(moving, 320, 240, RingShape.angle(i, 20, 3), 1);
        targets.begin(SCREEN);
        bodies.begin();
        for (Rock rock : rocks) targets.add(0, rock);
        for (Rock rock : rocks) bodies.add(rock, Targets.mask(0));
        shots.update(SCREEN, targets);
        bodies.update(targets);
        list.clear();
        shots.draw(list);
    }
}
