package kodama.shot;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.draw.BlendMode;
import kodama.geom.Aim;
import kodama.geom.Bounds;
import kodama.geom.Position;
import kodama.geom.SweptShape;
import kodama.geom.TickInterpolation;
import kodama.ground.RayHit;
import kodama.shot.look.LookProperty;
import kodama.shot.look.OwnLook;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotStyle;
import kodama.shot.look.StyleChange;
import org.jspecify.annotations.Nullable;

/** A shot as a plain object, which does one thing after the other as the documents of shots describe it. */
final class ModelShot implements Shot {
    private final ModelShots pool;
    private final boolean isPart;

    boolean alive = true;
    ShotSpec spec;
    double x;
    double y;
    double angle;
    private double speed;
    private double stepX;
    private double stepY;
    private double damage;
    private boolean harmless;
    private double radius;
    int age;
    private @Nullable Object userData;

    // appearance
    private ShotStyle style;
    /** What was set for this shot alone; null until something is. */
    private @Nullable Map<LookProperty, Double> own;

    // position at the start of the tick or when fired
    private double beforeX;
    private double beforeY;

    // motion
    private MotionRates rates = MotionRates.STEADY;
    private double fallX;
    private double fallY;
    private final Ease speedEase = new Ease();
    private final Ease angleEase = new Ease();
    private boolean isHoming;
    private boolean isOrbiting;
    private double orbitX;
    private double orbitY;
    private double orbitRadius;
    /** What it follows or orbits. */
    private @Nullable Position parent;

    private double parentX;
    private double parentY;
    private double carriedX;
    private double carriedY;
    private int bounces;

    /** The first part of a path that bounced or wrapped, and the start of the second: x and y of three positions. */
    private double @Nullable [] bend;

    // walls
    private int wallBounces;
    private boolean isAtWall;
    /** Whether it has stuck to a wall, so that its motion is over. */
    private boolean isStuck;

    // grazes
    private final Set<Integer> grazed = new HashSet<>();
    private int nextGraze;

    /** A number that changes evenly toward a goal. */
    private static final class Ease {
        private double goal;
        private int ticks;

        void begin(double goal, int ticks) {
            this.goal = goal;
            this.ticks = ticks;
        }

        boolean isOn() {
            return ticks > 0;
        }

        double next(double from) {
            int left = ticks--;
            return left == 1 ? goal : from + (goal - from) / left;
        }
    }

    ModelShot(ModelShots pool, ShotSpec spec, double x, double y, double angle, double speed) {
        this.pool = pool;
        this.spec = spec;
        this.x = x;
        this.y = y;
        this.angle = angle;
        this.speed = speed;
        isPart = (spec.traits() & ShotTraits.PART) != 0;
        age = -spec.delay();
        damage = spec.damage();
        harmless = spec.isHarmless();
        style = spec.style();
        radius = style.radius();
        beginMotion();
        savePosition();
    }

    boolean isLaunched() {
        return alive && age >= 0;
    }

    boolean isPart() {
        return isPart;
    }

    void savePosition() {
        beforeX = x;
        beforeY = y;
    }

    // Motion

    void setSpec(ShotSpec next) {
        if (!alive) return;
        boolean restarts = spec.motion() != next.motion();
        if (spec.walls() != next.walls()) wallBounces = 0;
        if (spec.grazeEvery() > 0 != next.grazeEvery() > 0) forgetGrazes();
        spec = next;
        if (restarts) beginMotion();
    }

    private void forgetGrazes() {
        grazed.clear();
        nextGraze = 0;
    }

    private void beginMotion() {
        Motion motion = spec.motion();
        isStuck = false;
        rates = new MotionRates(motion.accel(), motion.turn(), motion.minSpeed(), motion.maxSpeed());
        fallX = 0;
        fallY = 0;
        speedEase.begin(0, 0);
        angleEase.begin(0, 0);
        isHoming = motion.homing() != null;
        bounces = motion.bounce() == null ? 0 : motion.bounce().times();
        isOrbiting = false;
        setVelocity(angle, speed);
        follow(motion.orbit() == null ? motion.parent() : motion.orbit().around());
        beginOrbit(motion.orbit());
    }

    private void follow(@Nullable Position position) {
        parent = position;
        carriedX = 0;
        carriedY = 0;
        if (position == null) return;
        parentX = position.x();
        parentY = position.y();
    }

    private void beginOrbit(@Nullable Orbit orbit) {
        if (orbit == null) return;
        isOrbiting = true;
        orbitRadius = orbit.radius();
        orbitX = Aim.stepX(angle) * orbitRadius;
        orbitY = Aim.stepY(angle) * orbitRadius;
        x = parentX + orbitX;
        y = parentY + orbitY;
        stepX = 0;
        stepY = 0;
    }

    private void setVelocity(double direction, double fast) {
        angle = direction;
        speed = fast;
        if (isOrbiting) return;
        stepX = isLaunched() ? Aim.stepX(angle) * speed + fallX : 0;
        stepY = isLaunched() ? Aim.stepY(angle) * speed + fallY : 0;
    }

    /** Changes speed and direction at the start of a tick. */
    void steer() {
        if (isStuck) {
            gain();
            return;
        }
        for (MotionChange change : spec.motion().changes()) if (change.when().isDue(age)) apply(change);
        if (isOrbiting) orbit(spec.motion().orbit());
        if (isOrbiting) return;
        seek(spec.motion().homing());
        gain();
    }

    private void apply(MotionChange change) {
        if (change.styleChange() != null) change(change.styleChange());
        rates = new MotionRates(
                orElse(change.accel(), rates.accel()),
                orElse(change.turn(), rates.turn()),
                orElse(change.minSpeed(), rates.minSpeed()),
                orElse(change.maxSpeed(), rates.maxSpeed()));
        if (change.hasSpeed()) changeSpeed(orElse(change.speed(), speed) + change.addSpeed(), change.over());
        if (change.hasAngle()) changeAngle(goal(change), change.over());
    }

    private static double orElse(double value, double other) {
        return Double.isNaN(value) ? other : value;
    }

    private void changeSpeed(double goal, int over) {
        speedEase.begin(goal, over);
        if (over == 0) setVelocity(angle, goal);
    }

    private void changeAngle(double goal, int over) {
        angleEase.begin(goal, over);
        if (over == 0) setVelocity(goal, speed);
    }

    private double goal(MotionChange change) {
        Position aim = change.aim();
        double wanted = orElse(change.angle(), angle);
        if (aim != null) {
            double offset = orElse(change.angle(), 0);
            wanted = aim.isAlive() ? Aim.angle(x, y, aim.x(), aim.y()) + offset : angle;
        }
        if (change.over() > 0) wanted = angle + Aim.turn(angle, wanted);
        return wanted + change.addAngle();
    }

    private void seek(@Nullable Homing homing) {
        if (!isHoming || homing == null) return;
        isHoming = age < homing.ticks() && homing.target().isAlive();
        if (!isHoming) return;
        double wanted = Aim.angle(x, y, homing.target().x(), homing.target().y());
        double turn = Aim.turn(angle, wanted);
        boolean reaches = Math.abs(turn) <= homing.turn();
        setVelocity(reaches ? wanted : angle + Math.signum(turn) * homing.turn(), speed);
    }

    private void orbit(@Nullable Orbit orbit) {
        if (orbit == null || !orbit.around().isAlive()) {
            isOrbiting = false;
            follow(spec.motion().parent());
            if (stepX == 0 && stepY == 0) setVelocity(angle, speed);
            else setVelocity(Aim.angle(0, 0, stepX, stepY), Math.sqrt(stepX * stepX + stepY * stepY));
            return;
        }
        angle = (angle + orbit.turn()) % 360;
        orbitRadius = Math.max(0, orbitRadius + orbit.grow());
        stepX = Aim.stepX(angle) * orbitRadius - orbitX;
        stepY = Aim.stepY(angle) * orbitRadius - orbitY;
        orbitX = Aim.stepX(angle) * orbitRadius;
        orbitY = Aim.stepY(angle) * orbitRadius;
    }

    private void gain() {
        double fast = speed;
        double direction = angle;
        if (speedEase.isOn()) fast = speedEase.next(speed);
        else if (rates.accel() > 0 && speed < rates.maxSpeed())
            fast = Math.min(speed + rates.accel(), rates.maxSpeed());
        else if (rates.accel() < 0 && speed > rates.minSpeed())
            fast = Math.max(speed + rates.accel(), rates.minSpeed());
        if (angleEase.isOn()) direction = angleEase.next(angle);
        else if (rates.turn() != 0) direction = (angle + rates.turn()) % 360;
        fall();
        setVelocity(direction, fast);
    }

    private void fall() {
        if (isStuck) return;
        fallX += spec.motion().wind();
        fallY += spec.motion().gravity();
        double square = fallX * fallX + fallY * fallY;
        double most = rates.maxSpeed();
        if (square <= most * most) return;
        double part = most / Math.sqrt(square);
        fallX *= part;
        fallY *= part;
    }

    void move(double part) {
        x += stepX * part;
        y += stepY * part;
    }

    void followParent() {
        if (parent == null) return;
        if (!parent.isAlive()) {
            follow(null);
            return;
        }
        double lastX = parentX;
        double lastY = parentY;
        follow(parent);
        carriedX = parentX - lastX;
        carriedY = parentY - lastY;
        x += carriedX;
        y += carriedY;
    }

    private double fromX() {
        return x - stepX * pool.part() - carriedX;
    }

    private double fromY() {
        return y - stepY * pool.part() - carriedY;
    }

    // The field

    private Bounds field() {
        return spec.field() == null ? pool.field() : spec.field();
    }

    private double margin() {
        return orElse(spec.margin(), pool.margin());
    }

    boolean isOutside() {
        Bounds area = field().grow(margin());
        return x < area.left() || x > area.right() || y < area.top() || y > area.bottom();
    }

    void bounceAndWrap() {
        if (!isLaunched() || isOrbiting || bend != null) return;
        if (spec.motion().bounce() != null) bounce(spec.motion().bounce().edges(), field());
        if (spec.motion().wraps()) wrap(field().grow(margin()));
    }

    private void bounce(Set<Edge> edges, Bounds area) {
        double fromX = fromX();
        double fromY = fromY();
        double toX = x;
        double toY = y;
        double part = 2;
        if (toX < area.left() && fromX >= area.left() && bounce(edges, Edge.LEFT)) {
            part = (area.left() - fromX) / (toX - fromX);
            mirrorX(area.left());
        } else if (toX > area.right() && fromX <= area.right() && bounce(edges, Edge.RIGHT)) {
            part = (area.right() - fromX) / (toX - fromX);
            mirrorX(area.right());
        }
        if (toY < area.top() && fromY >= area.top() && bounce(edges, Edge.TOP)) {
            part = Math.min(part, (area.top() - fromY) / (toY - fromY));
            mirrorY(area.top());
        } else if (toY > area.bottom() && fromY <= area.bottom() && bounce(edges, Edge.BOTTOM)) {
            part = Math.min(part, (area.bottom() - fromY) / (toY - fromY));
            mirrorY(area.bottom());
        }
        if (part > 1) return;
        double edgeX = fromX + (toX - fromX) * part;
        double edgeY = fromY + (toY - fromY) * part;
        bend = new double[] {fromX, fromY, edgeX, edgeY, edgeX, edgeY};
    }

    private boolean bounce(Set<Edge> edges, Edge edge) {
        if (bounces == 0 || !edges.contains(edge)) return false;
        if (bounces < Bounce.ALWAYS) bounces--;
        pool.addEvent(this, listener -> listener.onBounce(this, edge));
        return true;
    }

    private void mirrorX(double line) {
        x = 2 * line - x;
        fallX = -fallX;
        setVelocity(Aim.turn(0, 180 - angle), speed);
    }

    private void mirrorY(double line) {
        y = 2 * line - y;
        fallY = -fallY;
        setVelocity(Aim.turn(0, -angle), speed);
    }

    private void wrap(Bounds area) {
        double byX = wrapped(x, area.left(), area.right()) - x;
        double byY = wrapped(y, area.top(), area.bottom()) - y;
        if (byX == 0 && byY == 0) return;
        double part = Math.min(
                partInside(area.left(), area.right(), fromX(), x), partInside(area.top(), area.bottom(), fromY(), y));
        double outX = fromX() + (x - fromX()) * part;
        double outY = fromY() + (y - fromY()) * part;
        bend = new double[] {fromX(), fromY(), outX, outY, outX + byX, outY + byY};
        x += byX;
        y += byY;
    }

    private static double wrapped(double at, double least, double most) {
        double size = most - least;
        int times = 0;
        while (at + times * size < least) times++;
        while (at + times * size > most) times--;
        return at + times * size;
    }

    /** Returns the part of a path before it crosses one of two lines from the inside, or 1. */
    private static double partInside(double least, double most, double from, double to) {
        if (from <= most && to > most) return (most - from) / (to - from);
        return from >= least && to < least ? (least - from) / (to - from) : 1;
    }

    // Walls

    boolean isAtWall() {
        return alive && isAtWall;
    }

    void meetWall() {
        bend = null;
        isAtWall = false;
        Walls walls = spec.walls();
        if (walls == null || !isLaunched() || walls.action() == WallAction.BOUNCE && isOrbiting) return;
        if (walls.ground().isEmptyBetween(fromX(), fromY(), x, y)) return;
        double part = walls.ground().solid(fromX(), fromY()) ? partOfSurface() : 0;
        double startX = part == 0 ? fromX() : fromX() + (x - fromX()) * part;
        double startY = part == 0 ? fromY() : fromY() + (y - fromY()) * part;
        RayHit hit = new RayHit();
        if (part > 0 && walls.ground().solid(startX, startY)) meetInside(walls);
        else if (walls.ground().ray(startX, startY, x, y, hit) && hit.fraction <= partBeforeEdge())
            meet(walls, startX, startY, hit);
    }

    private double partOfSurface() {
        double length = Math.sqrt((x - fromX()) * (x - fromX()) + (y - fromY()) * (y - fromY()));
        return Math.min(1, Walls.SURFACE / length);
    }

    private void meetInside(Walls walls) {
        if (walls.action() != WallAction.STICK) endAt(fromX(), fromY(), fromX(), fromY());
        else if (x != fromX() || y != fromY()) stickAt(fromX(), fromY(), fromX(), fromY());
    }

    private double partBeforeEdge() {
        if (spec.motion().bounce() == null && !spec.motion().wraps()) return 1;
        Bounds area = spec.motion().bounce() == null ? field().grow(margin()) : field();
        return Math.min(
                partInside(area.left(), area.right(), fromX(), x), partInside(area.top(), area.bottom(), fromY(), y));
    }

    private void meet(Walls walls, double startX, double startY, RayHit hit) {
        boolean isCorner = walls.ground().solid(beforeX(hit), beforeY(hit));
        double wallX = isCorner ? startX : beforeX(hit);
        double wallY = isCorner ? startY : beforeY(hit);
        boolean mayBounce = walls.times() == Bounce.ALWAYS || wallBounces < walls.times();
        if (walls.action() == WallAction.STICK) stickAt(startX, startY, wallX, wallY);
        else if (walls.action() == WallAction.BOUNCE && mayBounce) bounceAt(walls, startX, startY, wallX, wallY, hit);
        else endAt(startX, startY, wallX, wallY);
    }

    private static double beforeX(RayHit hit) {
        return hit.x + hit.normalX * Walls.GAP;
    }

    private static double beforeY(RayHit hit) {
        return hit.y + hit.normalY * Walls.GAP;
    }

    private void stopAt(double startX, double startY, double atX, double atY) {
        bend = new double[] {startX, startY, atX, atY, atX, atY};
        x = atX;
        y = atY;
    }

    private void endAt(double startX, double startY, double atX, double atY) {
        stopAt(startX, startY, atX, atY);
        isAtWall = true;
    }

    private void stickAt(double startX, double startY, double atX, double atY) {
        double direction = facing();
        stopAt(startX, startY, atX, atY);
        isStuck = true;
        isHoming = false;
        isOrbiting = false;
        follow(null);
        rates = MotionRates.STEADY;
        speedEase.begin(0, 0);
        angleEase.begin(0, 0);
        fallX = 0;
        fallY = 0;
        setVelocity(direction, 0);
        pool.addEvent(this, listener -> listener.onWall(this, WallAction.STICK));
    }

    private void bounceAt(Walls walls, double startX, double startY, double wallX, double wallY, RayHit hit) {
        stopAt(startX, startY, wallX, wallY);
        double normalX = hit.normalX;
        double normalY = hit.normalY;
        double toward = -(stepX * normalX + stepY * normalY);
        if (toward <= 0) return;
        double kept = walls.bounciness();
        double gravity =
                Math.abs(spec.motion().gravity()) + Math.abs(spec.motion().wind());
        boolean rests = gravity > 0 && !isStuck && kept < 1 && toward * kept <= 2 * gravity;
        if (rests) {
            fallX = (fallX + toward * normalX) * kept;
            fallY = (fallY + toward * normalY) * kept;
            setVelocity(angle, speed * kept);
        } else reflect(normalX, normalY, kept);
        double left = (1 - hit.fraction) * pool.part();
        x = wallX + stepX * left;
        y = wallY + stepY * left;
        stopBeforeWall(walls, wallX, wallY);
        if (spec.motion().bounce() == null) return;
        x = Math.max(field().left(), Math.min(field().right(), x));
        y = Math.max(field().top(), Math.min(field().bottom(), y));
    }

    private void reflect(double normalX, double normalY, double kept) {
        wallBounces++;
        double twice = 2 * (fallX * normalX + fallY * normalY);
        fallX = (fallX - twice * normalX) * kept;
        fallY = (fallY - twice * normalY) * kept;
        double mirrored = 2 * Aim.angle(0, 0, normalX, normalY) + 180 - angle;
        if (normalX == 0) mirrored = -angle;
        if (normalY == 0) mirrored = 180 - angle;
        setVelocity(Aim.turn(0, mirrored), speed * kept);
        pool.addEvent(this, listener -> listener.onWall(this, WallAction.BOUNCE));
    }

    private void stopBeforeWall(Walls walls, double startX, double startY) {
        RayHit hit = new RayHit();
        if (!walls.ground().ray(startX, startY, x, y, hit)) return;
        boolean isCorner = walls.ground().solid(beforeX(hit), beforeY(hit));
        x = isCorner ? startX : beforeX(hit);
        y = isCorner ? startY : beforeY(hit);
    }

    void meetWallBehindEdge() {
        if (bend == null || spec.walls() == null) return;
        if (spec.motion().bounce() != null || spec.motion().wraps()) stopBeforeWall(spec.walls(), bend[4], bend[5]);
    }

    // Hits and grazes

    /** Returns the areas that the shot swept in its last move: the last segment of its path, then an earlier one. */
    List<SweptShape> path() {
        if (bend == null) return List.of(sweep(fromX(), fromY(), x, y));
        return List.of(sweep(bend[4], bend[5], x, y), sweep(bend[0], bend[1], bend[2], bend[3]));
    }

    private SweptShape sweep(double fromX, double fromY, double toX, double toY) {
        double half = Math.max(0, spec.length() / 2 - radius);
        SweptShape shape = new SweptShape();
        shape.setCapsule(fromX, fromY, toX, toY, Aim.stepX(facing()) * half, Aim.stepY(facing()) * half, radius);
        return shape;
    }

    /** Returns the direction of movement. */
    double facing() {
        boolean falls = spec.motion().gravity() != 0 || spec.motion().wind() != 0;
        if ((falls && !isStuck || isOrbiting) && (stepX != 0 || stepY != 0)) return Aim.angle(0, 0, stepX, stepY);
        return angle;
    }

    /** Returns the grazers that it does not graze again; each call, if it may graze repeatedly, an empty set. */
    Set<Integer> grazed() {
        return spec.grazeEvery() > 0 ? new HashSet<>() : grazed;
    }

    boolean canGraze() {
        return spec.grazes() && (spec.grazeEvery() == 0 || age >= nextGraze);
    }

    void noteGraze() {
        nextGraze = age + spec.grazeEvery();
    }

    void grow() {
        age++;
        if (age == 0) setVelocity(angle, speed);
    }

    double stepX() {
        return stepX;
    }

    double stepY() {
        return stepY;
    }

    MotionRates rates() {
        return rates;
    }

    void setRates(MotionRates next) {
        if (alive) rates = next;
    }

    // Shot

    @Override
    public boolean isAlive() {
        return alive;
    }

    @Override
    public void kill() {
        pool.end(this, ShotEndReason.KILLED);
    }

    @Override
    public void cancel() {
        pool.end(this, ShotEndReason.CANCELED);
    }

    @Override
    public double x() {
        return isInterpolated() ? TickInterpolation.interpolate(beforeX, x, pool.alpha()) : x;
    }

    @Override
    public double y() {
        return isInterpolated() ? TickInterpolation.interpolate(beforeY, y, pool.alpha()) : y;
    }

    private boolean isInterpolated() {
        boolean hasWrapped = spec.motion().wraps() && bend != null;
        return alive && pool.alpha() < 1 && !hasWrapped && !TickInterpolation.isJump(x - beforeX, y - beforeY);
    }

    @Override
    public double drawOffsetX() {
        return x() - x;
    }

    @Override
    public double drawOffsetY() {
        return y() - y;
    }

    @Override
    public void moveTo(double toX, double toY) {
        if (!alive) return;
        x = toX;
        y = toY;
    }

    @Override
    public double angle() {
        return angle;
    }

    @Override
    public void setAngle(double angle) {
        if (alive) setVelocity(angle, speed);
    }

    @Override
    public double speed() {
        return speed;
    }

    @Override
    public void setSpeed(double speed) {
        if (alive) setVelocity(angle, speed);
    }

    @Override
    public double damage() {
        return damage;
    }

    @Override
    public void setDamage(double damage) {
        if (alive) this.damage = damage;
    }

    @Override
    public int age() {
        return age;
    }

    @Override
    public boolean isHarmless() {
        return harmless;
    }

    @Override
    public void setHarmless(boolean harmless) {
        if (alive) this.harmless = harmless;
    }

    @Override
    public double radius() {
        return radius;
    }

    @Override
    public void setRadius(double radius) {
        if (alive) this.radius = radius;
    }

    @Override
    public ShotStyle style() {
        return style;
    }

    @Override
    public void setStyle(ShotStyle next) {
        if (!alive) return;
        if (next.radius() != style.radius()) radius = next.radius();
        if (own != null) resetDifferent(own, style.look(), next.look());
        style = next;
    }

    private void change(StyleChange change) {
        ShotStyle after = change.apply(style);
        if (change.replacesRadius() || radius == style.radius()) radius = after.radius();
        if (own != null) own.keySet().removeIf(change::replaces);
        style = after;
    }

    private static void resetDifferent(Map<LookProperty, Double> own, ShotLook before, ShotLook after) {
        own.keySet().removeIf(property -> before.get(property) != after.get(property));
        if (before.spin() != after.spin()) own.remove(LookProperty.ROTATION);
    }

    /** Returns what the shot overrides of its look, or null for nothing. */
    @Nullable
    OwnLook ownLook() {
        if (own == null) return null;
        OwnLook look = new OwnLook();
        own.forEach(look::set);
        return look;
    }

    double look(LookProperty property) {
        double ofLook = style.look().get(property);
        return own == null ? ofLook : own.getOrDefault(property, ofLook);
    }

    private void setLook(LookProperty property, double value) {
        if (!alive || look(property) == value) return;
        if (own == null) own = new EnumMap<>(LookProperty.class);
        if (value == style.look().get(property)) own.remove(property);
        else own.put(property, value);
    }

    @Override
    public double alpha() {
        return look(LookProperty.ALPHA);
    }

    @Override
    public void setAlpha(double alpha) {
        setLook(LookProperty.ALPHA, alpha);
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
        setLook(LookProperty.SCALE_X, scaleX);
        setLook(LookProperty.SCALE_Y, scaleY);
    }

    @Override
    public int tint() {
        return (int) look(LookProperty.TINT);
    }

    @Override
    public void setTint(int tint) {
        setLook(LookProperty.TINT, tint);
    }

    @Override
    public double skew() {
        return look(LookProperty.SKEW);
    }

    @Override
    public void setSkew(double skew) {
        setLook(LookProperty.SKEW, skew);
    }

    @Override
    public int fill() {
        return (int) look(LookProperty.FILL);
    }

    @Override
    public void setFill(int fill) {
        setLook(LookProperty.FILL, fill);
    }

    @Override
    public double fillAmount() {
        return look(LookProperty.FILL_AMOUNT);
    }

    @Override
    public void setFillAmount(double amount) {
        setLook(LookProperty.FILL_AMOUNT, amount);
    }

    @Override
    public double dissolve() {
        return look(LookProperty.DISSOLVE);
    }

    @Override
    public void setDissolve(double amount) {
        setLook(LookProperty.DISSOLVE, amount);
    }

    @Override
    public BlendMode blend() {
        return BlendMode.values()[(int) look(LookProperty.BLEND)];
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
        setLook(LookProperty.LAYER, layer);
    }

    @Override
    public double glow() {
        return look(LookProperty.GLOW);
    }

    @Override
    public void setGlow(double glow) {
        setLook(LookProperty.GLOW, glow);
    }

    @Override
    public double spin() {
        return look(LookProperty.SPIN);
    }

    /** The picture continues from its current rotation. */
    @Override
    public void setSpin(double spin) {
        double turned = (spin() - spin) * Math.max(0, age);
        setLook(LookProperty.ROTATION, look(LookProperty.ROTATION) + turned);
        setLook(LookProperty.SPIN, spin);
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
