package kodama.shot;

import kodama.base.Checks;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/** A handle of a shot: the index of its numbers, which the pool keeps up to date. */
final class ShotHandle implements Shot {
    static final int NO_INDEX = -1;

    private final ShotData data;
    /** Index of the shot's numbers, or {@link #NO_INDEX} after its end. */
    private int index;

    private @Nullable Object userData;

    // the last state of the shot; undefined while it flies
    private double lastX;
    private double lastY;
    private double lastAngle;
    private double lastSpeed;
    private double lastDamage;
    private int lastAge;
    private ShotStyle lastStyle;
    private ShotSpec lastSpec;

    ShotHandle(ShotData data, int index) {
        this.data = data;
        this.index = index;
        this.lastStyle = data.style(index);
        this.lastSpec = data.spec(index);
    }

    /** Creates the handle of a shot that has already ended. */
    ShotHandle(ShotData data, ShotSpec spec, double x, double y, double angle, double speed) {
        this.data = data;
        index = NO_INDEX;
        lastX = x;
        lastY = y;
        lastAngle = angle;
        lastSpeed = speed;
        lastDamage = spec.damage();
        lastStyle = spec.style();
        lastSpec = spec;
    }

    /** Returns the index of the shot's numbers, or {@link #NO_INDEX} after its end. */
    int index() {
        return index;
    }

    boolean belongsTo(ShotData pool) {
        return data == pool;
    }

    /** Called when the shot's numbers have moved. */
    void setIndex(int index) {
        this.index = index;
    }

    /** Saves the last state of the shot. Its numbers must still be there. */
    void end(int age) {
        lastX = data.x[index];
        lastY = data.y[index];
        lastAngle = angle();
        lastSpeed = speed();
        lastDamage = damage();
        lastAge = age;
        lastStyle = style();
        lastSpec = spec();
        index = NO_INDEX;
    }

    /** Returns the spec that the shot has, or had at its end. */
    ShotSpec spec() {
        return isAlive() ? data.spec(index) : lastSpec;
    }

    @Override
    public boolean isAlive() {
        return index != NO_INDEX;
    }

    @Override
    public void kill() {
        if (isAlive()) data.kill(index, ShotEndReason.KILLED);
    }

    @Override
    public void cancel() {
        if (isAlive()) data.kill(index, ShotEndReason.CANCELED);
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
    public double drawOffsetX() {
        return isAlive() ? data.shownX(index) - data.x[index] : 0;
    }

    @Override
    public double drawOffsetY() {
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
        if (isAlive()) data.setVelocity(index, angle, data.speed[index]);
    }

    @Override
    public double speed() {
        return isAlive() ? data.speed[index] : lastSpeed;
    }

    @Override
    public void setSpeed(double speed) {
        Checks.finite("speed", speed);
        if (isAlive()) data.setVelocity(index, data.angle[index], speed);
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
        if (isAlive()) data.setStyle(index, style);
    }

    @Override
    public @Nullable Object userData() {
        return userData;
    }

    @Override
    public void setUserData(@Nullable Object userData) {
        this.userData = userData;
    }

    @Override
    public String toString() {
        return "shot at " + x() + ", " + y();
    }
}
