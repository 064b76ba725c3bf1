package kodama.shot;

import kodama.base.Checks;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/** A shot by the place of its numbers; it is told when that changes. */
final class PooledShot implements Shot {
    static final int GONE = -1;

    private final ShotData data;
    /** Where its numbers stand, or {@link #GONE}. */
    private int index;

    private @Nullable Object note;

    // What it was last; means nothing while it flies.
    private double lastX;
    private double lastY;
    private double lastAngle;
    private double lastSpeed;
    private double lastDamage;
    private int lastAge;
    private ShotStyle lastStyle;
    private ShotSpec lastSpec;

    PooledShot(ShotData data, int index) {
        this.data = data;
        this.index = index;
        this.lastStyle = data.style(index);
        this.lastSpec = data.spec(index);
    }

    /** One that is gone from the first. */
    PooledShot(ShotData data, ShotSpec spec, double x, double y, double angle, double speed) {
        this.data = data;
        index = GONE;
        lastX = x;
        lastY = y;
        lastAngle = angle;
        lastSpeed = speed;
        lastDamage = spec.damage();
        lastStyle = spec.style();
        lastSpec = spec;
    }

    /** Where its numbers stand, or {@link #GONE}. */
    int index() {
        return index;
    }

    boolean isOf(ShotData pool) {
        return data == pool;
    }

    /** Hears that its numbers are elsewhere now. */
    void moved(int index) {
        this.index = index;
    }

    /** Keeps what the shot was last; its numbers are still there. */
    void gone(int age) {
        lastX = data.x[index];
        lastY = data.y[index];
        lastAngle = angle();
        lastSpeed = speed();
        lastDamage = damage();
        lastAge = age;
        lastStyle = style();
        lastSpec = spec();
        index = GONE;
    }

    /** What it has, or had last, in common with others. */
    ShotSpec spec() {
        return isAlive() ? data.spec(index) : lastSpec;
    }

    @Override
    public boolean isAlive() {
        return index != GONE;
    }

    @Override
    public void kill() {
        if (isAlive()) data.kill(index, ShotEnd.KILLED);
    }

    @Override
    public void cancel() {
        if (isAlive()) data.kill(index, ShotEnd.CANCELED);
    }

    @Override
    public double x() {
        return isAlive() ? data.shownX(index) : lastX;
    }

    @Override
    public double y() {
        return isAlive() ? data.shownY(index) : lastY;
    }

    @Override
    public double shiftX() {
        return isAlive() ? data.shownX(index) - data.x[index] : 0;
    }

    @Override
    public double shiftY() {
        return isAlive() ? data.shownY(index) - data.y[index] : 0;
    }

    @Override
    public void moveTo(double x, double y) {
        Checks.finite("x", x);
        Checks.finite("y", y);
        if (!isAlive()) return;
        data.x[index] = x;
        data.y[index] = y;
    }

    @Override
    public double angle() {
        return isAlive() ? data.angle[index] : lastAngle;
    }

    @Override
    public void setAngle(double angle) {
        Checks.finite("angle", angle);
        if (isAlive()) data.steer(index, angle, data.speed[index]);
    }

    @Override
    public double speed() {
        return isAlive() ? data.speed[index] : lastSpeed;
    }

    @Override
    public void setSpeed(double speed) {
        Checks.finite("speed", speed);
        if (isAlive()) data.steer(index, data.angle[index], speed);
    }

    @Override
    public double damage() {
        return isAlive() ? data.damage[index] : lastDamage;
    }

    @Override
    public void setDamage(double damage) {
        Checks.finite("damage", damage);
        if (isAlive()) data.damage[index] = damage;
    }

    @Override
    public int age() {
        return isAlive() ? data.age[index] : lastAge;
    }

    @Override
    public ShotStyle style() {
        return isAlive() ? data.style(index) : lastStyle;
    }

    @Override
    public void setStyle(ShotStyle style) {
        if (isAlive()) data.redress(index, style);
    }

    @Override
    public @Nullable Object note() {
        return note;
    }

    @Override
    public void setNote(@Nullable Object note) {
        this.note = note;
    }

    @Override
    public String toString() {
        return "shot at " + x() + ", " + y();
    }
}
