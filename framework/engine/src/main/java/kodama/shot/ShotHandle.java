package kodama.shot;

import kodama.base.Checks;
import kodama.draw.BlendMode;
import kodama.geom.Hitbox;
import kodama.shot.look.LookProperty;
import kodama.shot.look.OwnLook;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/** A handle of a shot: the index of its numbers, which the pool keeps up to date. */
final class ShotHandle implements Shot {
    static final int NO_INDEX = -1;

    private static final BlendMode[] BLENDS = BlendMode.values();

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
    private double lastRadius;
    private boolean lastHarmless;
    private int lastAge;
    private ShotStyle lastStyle;
    private ShotSpec lastSpec;
    private MotionRates lastRates = MotionRates.STEADY;
    /** What the shot overrode of its look; null for nothing. */
    private @Nullable OwnLook lastLook;

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
        lastRadius = spec.style().radius();
        lastHarmless = spec.isHarmless();
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
    void end(int age, MotionRates rates) {
        lastRates = rates;
        lastX = data.x[index];
        lastY = data.y[index];
        lastAngle = angle();
        lastSpeed = speed();
        lastDamage = damage();
        lastRadius = radius();
        lastHarmless = isHarmless();
        lastAge = age;
        lastStyle = style();
        lastSpec = spec();
        lastLook = copy(data.ownLook(index));
        index = NO_INDEX;
    }

    private static @Nullable OwnLook copy(@Nullable OwnLook own) {
        if (own == null) return null;
        OwnLook copy = new OwnLook();
        copy.copyFrom(own);
        return copy;
    }

    /** Returns the rates that the shot had at its end. */
    MotionRates lastRates() {
        return lastRates;
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
        data.changedShots().add(index);
    }

    @Override
    public double angle() {
        return isAlive() ? data.angle[index] : lastAngle;
    }

    @Override
    public void setAngle(double angle) {
        Checks.finite("angle", angle);
        if (isAlive()) setVelocity(angle, data.speed[index]);
    }

    private void setVelocity(double angle, double speed) {
        data.setVelocity(index, angle, speed);
        data.changedShots().add(index);
    }

    @Override
    public double speed() {
        return isAlive() ? data.speed[index] : lastSpeed;
    }

    @Override
    public void setSpeed(double speed) {
        Checks.finite("speed", speed);
        if (isAlive()) setVelocity(data.angle[index], speed);
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
    public boolean isHarmless() {
        return isAlive() ? data.has(index, ShotTraits.HARMLESS) : lastHarmless;
    }

    @Override
    public void setHarmless(boolean harmless) {
        if (!isAlive()) return;
        if (harmless) data.addTrait(index, ShotTraits.HARMLESS);
        else data.removeTrait(index, ShotTraits.HARMLESS);
    }

    @Override
    public double radius() {
        return isAlive() ? data.radius[index] : lastRadius;
    }

    @Override
    public void setRadius(double radius) {
        Hitbox.checkedSize("radius", radius);
        if (isAlive()) data.setRadius(index, radius);
    }

    private double look(LookProperty property) {
        if (isAlive()) return data.look(index, property);
        double ofLook = lastStyle.look().get(property);
        return lastLook == null ? ofLook : lastLook.get(property, ofLook);
    }

    private void setLook(LookProperty property, double value) {
        if (isAlive()) data.setLook(index, property, value);
    }

    @Override
    public double alpha() {
        return look(LookProperty.ALPHA);
    }

    @Override
    public void setAlpha(double alpha) {
        setLook(LookProperty.ALPHA, Checks.between("alpha", alpha, 0, 1));
    }

    @Override
    public double scaleX() {
        return look(LookProperty.SCALE_X);
    }

    @Override
    public double scaleY() {
        return look(LookProperty.SCALE_Y);
    }

    @Override
    public void setScale(double scaleX, double scaleY) {
        Checks.between("scaleX", scaleX, 0, ShotLook.MAX_SCALE);
        Checks.between("scaleY", scaleY, 0, ShotLook.MAX_SCALE);
        setLook(LookProperty.SCALE_X, scaleX);
        setLook(LookProperty.SCALE_Y, scaleY);
    }

    @Override
    public int tint() {
        return (int) look(LookProperty.TINT);
    }

    @Override
    public void setTint(int tint) {
        setLook(LookProperty.TINT, Checks.between("tint", tint, 0, 0xFFFFFF));
    }

    @Override
    public double skew() {
        return look(LookProperty.SKEW);
    }

    @Override
    public void setSkew(double skew) {
        setLook(LookProperty.SKEW, Checks.between("skew", skew, -ShotLook.MAX_SKEW, ShotLook.MAX_SKEW));
    }

    @Override
    public int fill() {
        return (int) look(LookProperty.FILL);
    }

    @Override
    public void setFill(int fill) {
        setLook(LookProperty.FILL, fill == ShotLook.NO_FILL ? fill : Checks.between("fill", fill, 0, 0xFFFFFF));
    }

    @Override
    public double fillAmount() {
        return look(LookProperty.FILL_AMOUNT);
    }

    @Override
    public void setFillAmount(double amount) {
        setLook(LookProperty.FILL_AMOUNT, Checks.between("amount of the fill", amount, 0, 1));
    }

    @Override
    public double dissolve() {
        return look(LookProperty.DISSOLVE);
    }

    @Override
    public void setDissolve(double amount) {
        setLook(LookProperty.DISSOLVE, Checks.between("dissolve", amount, 0, 1));
    }

    @Override
    public BlendMode blend() {
        return BLENDS[(int) look(LookProperty.BLEND)];
    }

    @Override
    public void setBlend(BlendMode blend) {
        setLook(LookProperty.BLEND, blend.ordinal());
    }

    @Override
    public int layer() {
        return (int) look(LookProperty.LAYER);
    }

    @Override
    public void setLayer(int layer) {
        setLook(LookProperty.LAYER, Checks.between("layer", layer, ShotLook.BACK, ShotLook.FRONT));
    }

    @Override
    public double glow() {
        return look(LookProperty.GLOW);
    }

    @Override
    public void setGlow(double glow) {
        setLook(LookProperty.GLOW, Checks.between("glow", glow, 0, 1));
    }

    @Override
    public double spin() {
        return look(LookProperty.SPIN);
    }

    @Override
    public void setSpin(double spin) {
        Checks.finite("spin", spin);
        if (isAlive()) data.setSpin(index, spin);
    }

    @Override
    public boolean isVisible() {
        return look(LookProperty.VISIBLE) != 0;
    }

    @Override
    public void setVisible(boolean visible) {
        setLook(LookProperty.VISIBLE, visible ? 1 : 0);
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
