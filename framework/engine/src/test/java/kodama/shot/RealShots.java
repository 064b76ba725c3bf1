package kodama.shot;

import java.util.List;
import kodama.base.ErrorSink;
import kodama.base.StateHash;
import kodama.draw.DrawList;
import kodama.geom.Bounds;
import kodama.hit.Grazer;
import kodama.hit.HitTarget;
import kodama.hit.Targets;
import org.jspecify.annotations.Nullable;

/** The pool of shots and the targets of games. */
record RealShots(Shots shots, Targets targets, ErrorSink errors) implements ShotPool {
    RealShots(int capacity, ErrorSink errors) {
        this(new Shots(capacity, errors), new Targets(), errors);
    }

    @Override
    public boolean fire(ShotSpec spec, double x, double y, double angle, double speed) {
        return shots.fire(spec, x, y, angle, speed);
    }

    @Override
    public @Nullable Shot fireWithHandle(ShotSpec spec, double x, double y, double angle, double speed) {
        return shots.fireWithHandle(spec, x, y, angle, speed);
    }

    @Override
    public ShotSpec spec(Shot shot) {
        return shots.spec(shot);
    }

    @Override
    public void setSpec(Shot shot, ShotSpec spec) {
        shots.setSpec(shot, spec);
    }

    @Override
    public MotionRates motionRates(Shot shot) {
        return shots.motionRates(shot);
    }

    @Override
    public void setMotionRates(Shot shot, MotionRates rates) {
        shots.setMotionRates(shot, rates);
    }

    @Override
    public void setMargin(double margin) {
        shots.setMargin(margin);
    }

    @Override
    public void setField(@Nullable Bounds field) {
        shots.setField(field);
    }

    @Override
    public void setTimeScale(double timeScale) {
        shots.setTimeScale(timeScale);
    }

    @Override
    public void setInterpolated(boolean interpolated) {
        shots.setInterpolated(interpolated);
    }

    @Override
    public void beginTick() {
        shots.beginTick();
    }

    @Override
    public void beginInterpolation(double alpha) {
        shots.beginInterpolation(alpha);
    }

    @Override
    public void endInterpolation() {
        shots.endInterpolation();
    }

    @Override
    public void beginTargets(Bounds area) {
        targets.begin(area);
    }

    @Override
    public void add(int group, HitTarget target) {
        targets.add(group, target);
    }

    @Override
    public void addGrazer(int group, Grazer grazer) {
        targets.addGrazer(group, grazer);
    }

    @Override
    public void update(Bounds screen) {
        shots.update(screen, targets);
    }

    @Override
    public void notifyGrazed() {
        targets.notifyGrazed(errors);
    }

    @Override
    public void clear() {
        shots.clear();
    }

    @Override
    public void clear(ShotFilter filter) {
        shots.clear(filter);
    }

    @Override
    public int cancel(ShotFilter filter) {
        return shots.cancel(filter);
    }

    @Override
    public List<Shot> select(ShotFilter filter) {
        return shots.select(filter);
    }

    @Override
    public int count() {
        return shots.count();
    }

    @Override
    public int count(ShotFilter filter) {
        return shots.count(filter);
    }

    @Override
    public boolean hasRoom() {
        return shots.hasRoom();
    }

    @Override
    public long dropped() {
        return shots.dropped();
    }

    @Override
    public void forEach(ShotVisitor visitor) {
        shots.forEach(visitor);
    }

    @Override
    public void forEachOutline(ShotOutlineVisitor visitor) {
        shots.forEachOutline(visitor);
    }

    @Override
    public void draw(DrawList list) {
        shots.draw(list);
    }

    @Override
    public void pause() {
        shots.writeState(new StateHash());
    }
}
