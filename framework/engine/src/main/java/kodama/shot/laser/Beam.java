package kodama.shot.laser;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.geom.Aim;
import kodama.geom.TickInterpolation;
import kodama.hit.Targets;

/** A laser that stands: straight or bent, turning, carried along by its source. */
final class Beam extends Laser {
    /** How thick the line is that warns; in virtual pixels. */
    private static final double WARNING_WIDTH = 3;

    /** The warning flashes: bright for so many ticks, then faint for as many. */
    private static final int FLASH_TICKS = 4;

    private static final int WHITE = 0xFFFFFF;

    private final BeamSpec plan;
    private final BeamPathBuilder course;
    // The source; in virtual pixels.
    private double x;
    private double y;
    // Where the source is beside who carries it; in virtual pixels.
    private double besideX;
    private double besideY;
    private double angle;
    // Where it was when the tick began; in virtual pixels, degrees.
    private double beforeX;
    private double beforeY;
    private double beforeAngle;
    /** Its course in a picture between two ticks. */
    private final LaserPath between = new LaserPath();

    private double age;
    /** Where it was cut; in virtual pixels along its way. */
    private double cutAt = Double.POSITIVE_INFINITY;
    /** The age at which it begins to fade; in ticks. */
    private double fadesAt;

    Beam(LaserSpec spec, BeamSpec plan, double x, double y, double angle) {
        super(spec);
        this.plan = plan;
        this.course = new BeamPathBuilder(plan);
        this.angle = angle;
        this.fadesAt = (double) plan.warn() + plan.grow() + plan.burn();
        setPosition(x, y);
        savePosition();
        lay();
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
        besideX = plan.anchor() == null ? 0 : toX - plan.anchor().x();
        besideY = plan.anchor() == null ? 0 : toY - plan.anchor().y();
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
        if (isBurning() || plan.follow() != null) swing(part);
        if (age >= fadesAt + plan.fade()) kill();
        else lay();
    }

    /** Goes with who carries it; fades when that one has ended. */
    private void follow() {
        if (plan.anchor() == null || age >= fadesAt) return;
        if (plan.anchor().isAlive()) {
            x = plan.anchor().x() + besideX;
            y = plan.anchor().y() + besideY;
        } else fadesAt = age;
    }

    private void swing(double part) {
        if (plan.follow() == null) angle += plan.turn() * part;
        else if (plan.follow().isAlive()) {
            double turn = Aim.turn(
                    angle, Aim.angle(x, y, plan.follow().x(), plan.follow().y()));
            double most = Math.abs(plan.turn()) * part;
            angle += Math.max(-most, Math.min(most, turn));
        }
    }

    private boolean isBurning() {
        return age >= plan.warn();
    }

    private void lay() {
        lay(path, x, y, angle);
    }

    private void lay(LaserPath way, double x, double y, double angle) {
        double out = isBurning() ? (age - plan.warn()) * plan.speed() : Double.POSITIVE_INFINITY;
        if (Double.isNaN(out)) out = Double.POSITIVE_INFINITY;
        double reach = Math.min(Math.min(plan.length(), out), cutAt);
        course.build(way, x, y, angle, reach, width() * thickness());
    }

    /** What part of its width it has now; 0 while it only warns. */
    private double thickness() {
        if (!isBurning()) return 0;
        if (age >= fadesAt) return Math.max(0, 1 - (age - fadesAt + 1) / (plan.fade() + 1.0));
        double grown = age - plan.warn();
        if (grown < plan.grow()) return (grown + 1) / (plan.grow() + 1);
        return profile((grown - plan.grow()) / Math.max(1, plan.burn()));
    }

    /** Between two numbers of the profile, as far as the time has gone. */
    private double profile(double time) {
        int last = plan.profile().size() - 1;
        if (last < 0) return 1;
        double at = Math.min(1, time) * last;
        int from = Math.min((int) at, Math.max(0, last - 1));
        double first = plan.profile().get(from);
        return first + (plan.profile().get(Math.min(last, from + 1)) - first) * (at - from);
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
        else drawBetween(list, alpha);
    }

    private void drawBetween(DrawList list, double alpha) {
        double turned = Aim.turn(beforeAngle, angle) * alpha;
        lay(
                between,
                TickInterpolation.interpolate(beforeX, x, alpha),
                TickInterpolation.interpolate(beforeY, y, alpha),
                beforeAngle + turned);
        draw(list, between);
    }

    private void draw(DrawList list, LaserPath way) {
        if (isBurning()) LaserStrip.draw(list, way, spec().texture(), 1);
        else warn(list, way);
    }

    private void warn(DrawList list, LaserPath way) {
        boolean isBright = (int) age / FLASH_TICKS % 2 == 0;
        for (int i = 0; i < way.count; i++) way.widths[i] = WARNING_WIDTH;
        list.strip(spec().texture(), way.points, way.widths, way.count, 0, BlendMode.ADD, WHITE, isBright ? 0.7 : 0.35);
        for (int i = 0; i < way.count; i++) way.widths[i] = 0;
    }

    /** Ends it where the circle begins; all of it, if that is at its source. */
    @Override
    boolean cut(double atX, double atY, double radius) {
        double gone = 0;
        for (int i = 1; i < path.count; i++) {
            double length = StrictMath.hypot(path.x(i) - path.x(i - 1), path.y(i) - path.y(i - 1));
            double at = LaserStrip.entry(path, i, atX, atY, radius);
            if (at <= 1) return shorten(gone + at * length);
            gone += length;
        }
        return false;
    }

    private boolean shorten(double length) {
        cutAt = length;
        if (length <= 0) kill();
        else lay();
        return true;
    }
}
