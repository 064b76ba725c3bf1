package kodama.shot.laser;

import kodama.base.StateSink;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.geom.Aim;
import kodama.geom.TickInterpolation;
import kodama.hit.Targets;

/** A straight or bent laser with a fixed source, which may turn and be attached to a position. */
final class Beam extends Laser {
    /** Width of the warning line; in virtual pixels. */
    private static final double WARNING_WIDTH = 3;

    /** The warning line is alternately bright and faint for this many ticks. */
    private static final int FLASH_TICKS = 4;

    private static final int WHITE = 0xFFFFFF;

    private final BeamSpec beamSpec;
    private final BeamPathBuilder pathBuilder;
    // position of the source; in virtual pixels
    private double x;
    private double y;
    // offset of the source from the position it is attached to; in virtual pixels
    private double offsetX;
    private double offsetY;
    private double angle;
    // source and angle at the start of the tick; in virtual pixels, degrees
    private double beforeX;
    private double beforeY;
    private double beforeAngle;
    /** The interpolated path in a frame between two ticks. */
    private final LaserPath interpolatedPath = new LaserPath();

    private double age;
    /** Length at which the beam was cut; in virtual pixels. */
    private double cutAt = Double.POSITIVE_INFINITY;
    /** Age at which the beam begins to fade; in ticks. */
    private double fadesAt;

    Beam(LaserSpec spec, BeamSpec beamSpec, double x, double y, double angle) {
        super(spec);
        this.beamSpec = beamSpec;
        this.pathBuilder = new BeamPathBuilder(beamSpec);
        this.angle = angle;
        this.fadesAt = (double) beamSpec.warn() + beamSpec.grow() + beamSpec.burn();
        setPosition(x, y);
        savePosition();
        updatePath();
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
    void setPosition(double toX, double toY) {
        x = toX;
        y = toY;
        offsetX = beamSpec.anchor() == null ? 0 : toX - beamSpec.anchor().x();
        offsetY = beamSpec.anchor() == null ? 0 : toY - beamSpec.anchor().y();
    }

    @Override
    public double angle() {
        return angle;
    }

    @Override
    void rotateTo(double direction) {
        angle = direction;
    }

    @Override
    double age() {
        return age;
    }

    @Override
    void advance(double part) {
        age += part;
        follow();
        if (isBurning() || beamSpec.follow() != null) applyTurn(part);
        if (age >= fadesAt + beamSpec.fade()) kill();
        else updatePath();
    }

    /** Follows the position that the source is attached to. Begins to fade when that has ended. */
    private void follow() {
        if (beamSpec.anchor() == null || age >= fadesAt) return;
        if (beamSpec.anchor().isAlive()) {
            x = beamSpec.anchor().x() + offsetX;
            y = beamSpec.anchor().y() + offsetY;
        } else fadesAt = age;
    }

    private void applyTurn(double part) {
        if (beamSpec.follow() == null) angle += beamSpec.turn() * part;
        else if (beamSpec.follow().isAlive()) {
            double turn = Aim.turn(
                    angle,
                    Aim.angle(x, y, beamSpec.follow().x(), beamSpec.follow().y()));
            double most = Math.abs(beamSpec.turn()) * part;
            angle += Math.max(-most, Math.min(most, turn));
        }
    }

    private boolean isBurning() {
        return age >= beamSpec.warn();
    }

    private void updatePath() {
        updatePath(path, x, y, angle);
    }

    private void updatePath(LaserPath beamPath, double x, double y, double angle) {
        double out = isBurning() ? (age - beamSpec.warn()) * beamSpec.speed() : Double.POSITIVE_INFINITY;
        if (Double.isNaN(out)) out = Double.POSITIVE_INFINITY;
        double reach = Math.min(Math.min(beamSpec.length(), out), cutAt);
        pathBuilder.build(beamPath, x, y, angle, reach, width() * widthFactor());
    }

    /** Returns the current part of the width, 0 to 1; 0 during the warning. */
    private double widthFactor() {
        if (!isBurning()) return 0;
        if (age >= fadesAt) return Math.max(0, 1 - (age - fadesAt + 1) / (beamSpec.fade() + 1.0));
        double grown = age - beamSpec.warn();
        if (grown < beamSpec.grow()) return (grown + 1) / (beamSpec.grow() + 1);
        return profile((grown - beamSpec.grow()) / Math.max(1, beamSpec.burn()));
    }

    /** Interpolates linearly in the width profile. */
    private double profile(double time) {
        int last = beamSpec.profile().size() - 1;
        if (last < 0) return 1;
        double at = Math.min(1, time) * last;
        int from = Math.min((int) at, Math.max(0, last - 1));
        double first = beamSpec.profile().get(from);
        return first + (beamSpec.profile().get(Math.min(last, from + 1)) - first) * (at - from);
    }

    @Override
    void applyHits(LaserHits hits, Targets targets) {
        if (isBurning() && age < fadesAt) super.applyHits(hits, targets);
    }

    @Override
    void savePosition() {
        beforeX = x;
        beforeY = y;
        beforeAngle = angle;
    }

    @Override
    void draw(DrawList list, double alpha) {
        if (alpha == 1 || TickInterpolation.isJump(x - beforeX, y - beforeY)) draw(list, path);
        else drawInterpolated(list, alpha);
    }

    private void drawInterpolated(DrawList list, double alpha) {
        double turned = Aim.turn(beforeAngle, angle) * alpha;
        updatePath(
                interpolatedPath,
                TickInterpolation.interpolate(beforeX, x, alpha),
                TickInterpolation.interpolate(beforeY, y, alpha),
                beforeAngle + turned);
        draw(list, interpolatedPath);
    }

    private void draw(DrawList list, LaserPath beamPath) {
        if (isBurning()) LaserStrip.draw(list, beamPath, spec().texture(), 1);
        else drawWarning(list, beamPath);
    }

    private void drawWarning(DrawList list, LaserPath beamPath) {
        boolean isBright = (int) age / FLASH_TICKS % 2 == 0;
        for (int i = 0; i < beamPath.count; i++) beamPath.widths[i] = WARNING_WIDTH;
        list.strip(
                spec().texture(),
                beamPath.points,
                beamPath.widths,
                beamPath.count,
                0,
                BlendMode.ADD,
                WHITE,
                isBright ? 0.7 : 0.35);
        for (int i = 0; i < beamPath.count; i++) beamPath.widths[i] = 0;
    }

    @Override
    void writeState(StateSink to) {
        super.writeState(to);
        to.add("length of the cut", cutAt);
        to.add("age at which it fades", fadesAt);
        to.add("x from its anchor", offsetX);
        to.add("y from its anchor", offsetY);
    }

    /** Shortens the beam to where it enters the circle. Ends it if the source is inside. */
    @Override
    boolean cut(double atX, double atY, double radius) {
        double before = 0;
        for (int i = 1; i < path.count; i++) {
            double length = StrictMath.hypot(path.x(i) - path.x(i - 1), path.y(i) - path.y(i - 1));
            double at = LaserStrip.entry(path, i, atX, atY, radius);
            if (at <= 1) return shorten(before + at * length);
            before += length;
        }
        return false;
    }

    private boolean shorten(double length) {
        cutAt = length;
        if (length <= 0) kill();
        else updatePath();
        return true;
    }
}
