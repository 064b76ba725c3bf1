package kodama.shot;

import java.util.List;
import kodama.draw.DrawList;
import kodama.geom.Bounds;
import kodama.hit.Grazer;
import kodama.hit.HitTarget;
import org.jspecify.annotations.Nullable;

/** What a game does with {@link Shots} and its targets. {@link ModelShots} does the same with plain objects. */
interface ShotPool {
    boolean fire(ShotSpec spec, double x, double y, double angle, double speed);

    @Nullable
    Shot fireWithHandle(ShotSpec spec, double x, double y, double angle, double speed);

    ShotSpec spec(Shot shot);

    void setSpec(Shot shot, ShotSpec spec);

    MotionRates motionRates(Shot shot);

    void setMotionRates(Shot shot, MotionRates rates);

    void setMargin(double margin);

    void setField(@Nullable Bounds field);

    void setTimeScale(double timeScale);

    void setInterpolated(boolean interpolated);

    void beginTick();

    void beginInterpolation(double alpha);

    void endInterpolation();

    void beginTargets(Bounds area);

    void add(int group, HitTarget target);

    void addGrazer(int group, Grazer grazer);

    void update(Bounds screen);

    void notifyGrazed();

    void clear();

    void clear(ShotFilter filter);

    int cancel(ShotFilter filter);

    List<Shot> select(ShotFilter filter);

    int count();

    int count(ShotFilter filter);

    boolean hasRoom();

    long dropped();

    void forEach(ShotVisitor visitor);

    void forEachOutline(ShotOutlineVisitor visitor);

    void draw(DrawList list);

    /** Does what has no effect that a game can see, such as writing the state. */
    void pause();
}
