package kodama.shot;

import kodama.geom.Aim;
import kodama.geom.Place;
import kodama.shot.motion.Homing;

/** Turns shots towards those whom they seek. */
final class ShotHoming {
    private final ShotData data;

    ShotHoming(ShotData data) {
        this.data = data;
    }

    /** Turns a shot for this tick; one that has no one to seek any more flies on. */
    void turn(int shot) {
        Homing homing = data.spec(shot).motion().homing();
        if (homing == null
                || data.age[shot] >= homing.ticks()
                || !homing.target().isAlive()) data.take(shot, Traits.HOMING);
        else turn(shot, homing.target(), homing.turn());
    }

    private void turn(int shot, Place target, double most) {
        double angle = data.angle[shot];
        double wanted = Aim.angle(data.x[shot], data.y[shot], target.x(), target.y());
        double turn = Aim.turn(angle, wanted);
        data.steer(shot, Math.abs(turn) <= most ? wanted : angle + Math.copySign(most, turn), data.speed[shot]);
    }
}
