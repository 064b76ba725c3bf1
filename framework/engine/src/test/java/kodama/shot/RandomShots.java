package kodama.shot;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import kodama.draw.BlendMode;
import kodama.draw.Image;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.geom.Position;
import kodama.ground.Ground;
import kodama.shot.look.Artwork;
import kodama.shot.look.EndEffect;
import kodama.shot.look.LookProperty;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotStyle;
import kodama.shot.look.StyleChange;

/** Random specs, motions, styles and outlines. Numbers are often whole, so that shots meet edges exactly. */
final class RandomShots {
    private static final int GROUPS = 4;

    private final Random random;
    private final Supplier<Position> positions;
    private final List<ShotStyle> styles = new ArrayList<>();
    /** Whether all shots have the same size, so that none is found only because others are larger. */
    private final boolean isUniform;

    private final Ground ground;

    /**
     * Creates styles to choose from.
     *
     * @param positions returns positions to follow and aim at
     */
    RandomShots(Random random, Supplier<Position> positions) {
        this.random = random;
        this.positions = positions;
        isUniform = once(3);
        ground = TestGround.pillars(random, 14, 12, 0.15);
        for (int i = 0; i < (isUniform ? 1 : 8); i++) styles.add(newStyle());
    }

    boolean once(int in) {
        return random.nextInt(in) == 0;
    }

    /** Returns a number from {@code -most} to {@code most}. */
    double number(double most) {
        return once(3) ? Math.rint(between(-most, most)) : between(-most, most);
    }

    double between(double least, double most) {
        return least + random.nextDouble() * (most - least);
    }

    private ShotStyle newStyle() {
        int size = 1 + random.nextInt(6);
        ShotLook.Builder look = ShotLook.of(List.of(Artwork.of(picture(size))));
        look.turns(once(2)).tint(once(3) ? 0xFF8040 : 0xFFFFFF).alpha(once(4) ? 0.5 : 1);
        if (once(2)) look.kind("pearl").color(once(2) ? "red" : "blue");
        if (once(3)) look.layer(random.nextInt(ShotLook.LAYERS) + ShotLook.BACK);
        if (once(4)) look.blend(BlendMode.ADD);
        if (once(4)) look.glow(0.5);
        if (once(4)) look.spin(7);
        if (once(5)) look.skew(20).fill(0xFF8040).fillAmount(0.5);
        if (once(5)) look.scaleX(2).dissolve(0.3);
        if (once(2)) look.endEffect(once(2) ? EndEffect.FADE : EndEffect.BURST);
        return ShotStyle.of(look.build(), radius());
    }

    private Image picture(int size) {
        int[] pixels = new int[size * size];
        for (int i = 0; i < pixels.length; i++) pixels[i] = 0xFF000000 | random.nextInt(0x1000000);
        return new Image("dots", size, size, pixels);
    }

    /** Returns a radius; one of some is so large that the shot is tested in another way. */
    double radius() {
        return once(6) && !isUniform ? 8 + random.nextInt(20) : random.nextInt(6);
    }

    ShotStyle style() {
        return styles.get(random.nextInt(styles.size()));
    }

    long groups() {
        return random.nextInt(1 << GROUPS);
    }

    int group() {
        return random.nextInt(GROUPS);
    }

    Hitbox outline() {
        return switch (random.nextInt(6)) {
            case 0 -> Hitbox.box(18, 7);
            case 1 -> Hitbox.box(random.nextInt(30), random.nextInt(30), number(90));
            case 2 -> Hitbox.capsule(20, 1 + random.nextInt(9), number(180));
            case 3 -> Hitbox.polygon(-9, -5, 12, -7, 3, 11).rotated(number(180));
            default -> Hitbox.circle(random.nextInt(12));
        };
    }

    Bounds field() {
        double left = random.nextInt(60);
        double top = random.nextInt(60);
        return new Bounds(left, top, left + 30 + random.nextInt(150), top + 30 + random.nextInt(120));
    }

    double margin() {
        return once(3) ? 0 : random.nextInt(40);
    }

    double speed() {
        return once(10) ? number(80) : number(once(3) ? 12 : 4);
    }

    ShotSpec.Builder spec() {
        ShotSpec.Builder spec = ShotSpec.of(style()).hits(groups());
        if (once(3)) spec.damage(random.nextInt(4));
        if (once(4)) spec.piercing(true);
        if (once(12)) spec.harmless(true);
        if (once(4) && !isUniform) spec.length(random.nextInt(40));
        if (once(5)) spec.grazes(false);
        if (once(4)) spec.grazeEvery(random.nextInt(5));
        if (once(12)) spec.part(true);
        if (once(4)) spec.delay(random.nextInt(9));
        if (once(2)) spec.life(1 + random.nextInt(60));
        if (once(6)) spec.field(field());
        if (once(6)) spec.margin(margin());
        if (once(3)) spec.walls(walls());
        return spec.motion(once(2) ? motion() : Motion.STRAIGHT);
    }

    private Walls walls() {
        WallAction action = WallAction.values()[random.nextInt(3)];
        int times = once(2) ? Bounce.ALWAYS : random.nextInt(3);
        return new Walls(ground, action, times, once(2) ? 1 : random.nextInt(8) / 8.0);
    }

    Motion motion() {
        Motion.Builder motion = Motion.of();
        if (once(3)) addRates(motion);
        if (once(4)) motion.turn(number(once(9) ? 400 : 5));
        if (once(6)) motion.gravity(number(0.3)).wind(number(0.3));
        if (once(6)) motion.homing(new Homing(positions.get(), between(0, 9), random.nextInt(40)));
        if (once(6)) motion.orbit(new Orbit(positions.get(), random.nextInt(40), number(20), number(1)));
        if (once(6)) motion.parent(positions.get());
        if (once(4)) motion.bounce(bounce());
        if (once(6)) motion.wraps(true);
        if (once(4)) motion.changes(changes());
        return motion.build();
    }

    /** Returns a motion that many shots in a row share, which are then advanced together. */
    Motion steadyMotion() {
        Motion.Builder motion = Motion.of();
        if (once(2)) addRates(motion);
        if (once(2)) motion.turn(number(30));
        return motion.build();
    }

    private void addRates(Motion.Builder motion) {
        motion.accel(number(0.2));
        if (once(2)) motion.minSpeed(-random.nextInt(3));
        if (once(2)) motion.maxSpeed(random.nextInt(5));
    }

    MotionRates rates() {
        MotionRates rates = MotionRates.STEADY;
        if (once(2)) rates = rates.withAccel(number(0.2));
        if (once(2)) rates = rates.withTurn(number(5));
        if (once(3)) rates = rates.withMinSpeed(number(3));
        return once(3) ? rates.withMaxSpeed(random.nextInt(4)) : rates;
    }

    private Bounce bounce() {
        int times = once(5) ? Bounce.ALWAYS : random.nextInt(4);
        if (once(2)) return Bounce.everywhere(times);
        Set<Edge> edges = EnumSet.noneOf(Edge.class);
        for (Edge edge : Edge.values()) if (once(2)) edges.add(edge);
        return new Bounce(times, edges);
    }

    private List<MotionChange> changes() {
        List<MotionChange> changes = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) changes.add(change());
        return changes;
    }

    private MotionChange change() {
        int times = once(4) ? Schedule.ALWAYS : 1 + random.nextInt(4);
        Schedule schedule = new Schedule(random.nextInt(20), 1 + random.nextInt(20), times);
        MotionChange.Builder change = MotionChange.at(schedule);
        if (once(3)) change.speed(number(4));
        if (once(3)) change.addSpeed(number(1));
        if (once(3)) change.angle(number(180));
        if (once(3)) change.addAngle(number(90));
        if (once(4)) change.aim(positions.get());
        if (once(4)) change.accel(number(0.1));
        if (once(4)) change.turn(number(3));
        if (once(6)) change.minSpeed(number(3));
        if (once(6)) change.maxSpeed(random.nextInt(5));
        if (once(3)) change.over(random.nextInt(12));
        if (once(4)) change.style(style());
        else if (once(4)) change.restyle(fade());
        return change.build();
    }

    /** Returns a change of the opacity, which gives the pool and the model the same looks. */
    private StyleChange fade() {
        double alpha = random.nextDouble();
        Map<ShotStyle, ShotStyle> done = new IdentityHashMap<>();
        return new StyleChange(
                before -> done.computeIfAbsent(before, style -> faded(style, alpha)),
                Set.of(LookProperty.ALPHA),
                once(2));
    }

    private static ShotStyle faded(ShotStyle style, double alpha) {
        return ShotStyle.of(style.look().toBuilder().alpha(alpha).build(), style.radius());
    }

    ShotFilter filter() {
        ShotFilter filter = ShotFilter.ALL;
        if (once(2)) filter = filter.hitting(groups());
        if (once(4)) filter = filter.aged(-random.nextInt(3), random.nextInt(60));
        if (once(5)) filter = filter.ofKind("pearl");
        if (once(5)) filter = filter.ofColor("red");
        if (once(2)) filter = filter.around(random.nextInt(200), random.nextInt(150), random.nextInt(60));
        return once(2) ? filter : filter.within(random.nextInt(100), random.nextInt(80), 100, random.nextInt(90));
    }
}
