package kodama.sound.synth;

import java.util.Locale;
import java.util.SplittableRandom;

/** Kinds of random effects, with the probabilities of sfxr. */
public enum SfxPreset {
    /** A pickup: high, often with a jump. */
    COIN {
        @Override
        Sfx generate(Dice dice) {
            Sfx coin = ended(dice, 0, 0.1, 0.1, 0.4)
                    .withClamped(SfxParameter.FREQ, dice.from(0.4, 0.5))
                    .withClamped(SfxParameter.PUNCH, dice.from(0.3, 0.3));
            if (dice.tails()) return coin;
            return coin.withClamped(SfxParameter.JUMP_SPEED, dice.from(0.5, 0.2))
                    .withClamped(SfxParameter.JUMP, dice.from(0.2, 0.4));
        }
    },
    /** A shot: falls steeply. */
    LASER {
        @Override
        Sfx generate(Dice dice) {
            Sfx laser = fall(
                    dice,
                    ended(dice, 0.1, 0.2, 0, 0.4)
                            .with(dice.of(SfxWave.SQUARE, SfxWave.SQUARE, SfxWave.SAW, SfxWave.SINE)));
            laser = dice.heads()
                    ? laser.withClamped(SfxParameter.DUTY, dice.from(0, 0.5))
                            .withClamped(SfxParameter.DUTY_SLIDE, dice.from(0, 0.2))
                    : laser.withClamped(SfxParameter.DUTY, dice.from(0.4, 0.5))
                            .withClamped(SfxParameter.DUTY_SLIDE, -dice.from(0, 0.7));
            if (dice.heads()) laser = laser.withClamped(SfxParameter.PUNCH, dice.from(0, 0.3));
            if (dice.oneIn(3))
                laser = laser.withClamped(SfxParameter.PHASER, dice.from(0, 0.2))
                        .withClamped(SfxParameter.PHASER_SLIDE, -dice.from(0, 0.2));
            return dice.heads() ? laser.withClamped(SfxParameter.HIGH_PASS, dice.from(0, 0.3)) : laser;
        }

        private Sfx fall(Dice dice, Sfx laser) {
            if (dice.oneIn(3))
                return laser.withClamped(SfxParameter.FREQ, dice.from(0.3, 0.6))
                        .withClamped(SfxParameter.FREQ_LIMIT, dice.from(0, 0.1))
                        .withClamped(SfxParameter.SLIDE, -dice.from(0.35, 0.3));
            double freq = dice.from(0.5, 0.5);
            return laser.withClamped(SfxParameter.FREQ, freq)
                    .withClamped(SfxParameter.FREQ_LIMIT, Math.max(0.2, freq - dice.from(0.2, 0.6)))
                    .withClamped(SfxParameter.SLIDE, -dice.from(0.15, 0.2));
        }
    },
    /** An explosion: noise with a punch. */
    EXPLOSION {
        @Override
        Sfx generate(Dice dice) {
            double freq = dice.heads() ? dice.from(0.1, 0.4) : dice.from(0.2, 0.7);
            Sfx explosion = ended(dice, 0.1, 0.3, 0.1, 0.4)
                    .with(SfxWave.NOISE)
                    .withClamped(SfxParameter.FREQ, freq * freq)
                    .withClamped(
                            SfxParameter.SLIDE,
                            dice.oneIn(5) ? 0 : dice.heads() ? dice.from(-0.1, 0.4) : -dice.from(0.2, 0.2))
                    .withClamped(SfxParameter.PUNCH, dice.from(0.2, 0.6));
            if (dice.oneIn(3)) explosion = explosion.withClamped(SfxParameter.RETRIGGER, dice.from(0.3, 0.5));
            if (dice.heads())
                explosion = explosion
                        .withClamped(SfxParameter.PHASER, dice.from(-0.3, 0.9))
                        .withClamped(SfxParameter.PHASER_SLIDE, -dice.from(0, 0.3));
            if (dice.heads()) explosion = wavering(dice, explosion);
            if (!dice.oneIn(3)) return explosion;
            return explosion
                    .withClamped(SfxParameter.JUMP_SPEED, dice.from(0.6, 0.3))
                    .withClamped(SfxParameter.JUMP, dice.from(-0.8, 1.6));
        }
    },
    /** A power-up: a repeated rise, or vibrato. */
    POWERUP {
        @Override
        Sfx generate(Dice dice) {
            Sfx rise = ended(dice, 0.05, 0.35, 0.1, 0.4).withClamped(SfxParameter.FREQ, dice.from(0.2, 0.3));
            rise = dice.heads() ? rise.with(SfxWave.SAW) : rise.withClamped(SfxParameter.DUTY, dice.from(0, 0.6));
            if (dice.heads())
                return rise.withClamped(SfxParameter.SLIDE, dice.from(0.1, 0.4))
                        .withClamped(SfxParameter.RETRIGGER, dice.from(0.4, 0.4));
            rise = rise.withClamped(SfxParameter.SLIDE, dice.from(0.05, 0.2));
            return dice.heads() ? wavering(dice, rise) : rise;
        }
    },
    /** A hit: a short fall. */
    HIT {
        @Override
        Sfx generate(Dice dice) {
            Sfx hit = ended(dice, 0, 0.1, 0.1, 0.2)
                    .with(dice.of(SfxWave.SQUARE, SfxWave.SAW, SfxWave.NOISE))
                    .withClamped(SfxParameter.DUTY, dice.from(0, 0.6))
                    .withClamped(SfxParameter.FREQ, dice.from(0.2, 0.6))
                    .withClamped(SfxParameter.SLIDE, -dice.from(0.3, 0.4));
            return dice.heads() ? hit.withClamped(SfxParameter.HIGH_PASS, dice.from(0, 0.3)) : hit;
        }
    },
    /** A jump: a rising square wave. */
    JUMP {
        @Override
        Sfx generate(Dice dice) {
            Sfx jump = ended(dice, 0.1, 0.3, 0.1, 0.2)
                    .withClamped(SfxParameter.DUTY, dice.from(0, 0.6))
                    .withClamped(SfxParameter.FREQ, dice.from(0.3, 0.3))
                    .withClamped(SfxParameter.SLIDE, dice.from(0.1, 0.2));
            if (dice.heads()) jump = jump.withClamped(SfxParameter.HIGH_PASS, dice.from(0, 0.3));
            return dice.heads() ? jump.withClamped(SfxParameter.LOW_PASS, 1 - dice.from(0, 0.6)) : jump;
        }
    },
    /** A menu sound: short. */
    BLIP {
        @Override
        Sfx generate(Dice dice) {
            return ended(dice, 0.1, 0.1, 0, 0.2)
                    .with(dice.of(SfxWave.SQUARE, SfxWave.SAW))
                    .withClamped(SfxParameter.DUTY, dice.from(0, 0.6))
                    .withClamped(SfxParameter.FREQ, dice.from(0.2, 0.4))
                    .withClamped(SfxParameter.HIGH_PASS, 0.1);
        }
    };

    /** Random numbers from a seed. */
    private record Dice(SplittableRandom random) {
        double from(double least, double range) {
            return least + random.nextDouble() * range;
        }

        boolean heads() {
            return random.nextBoolean();
        }

        boolean tails() {
            return !heads();
        }

        boolean oneIn(int many) {
            return random.nextInt(many) == 0;
        }

        SfxWave of(SfxWave... waves) {
            return waves[random.nextInt(waves.length)];
        }
    }

    abstract Sfx generate(Dice dice);

    /**
     * Creates an effect.
     *
     * @param seed random seed; the same seed gives the same effect
     */
    public Sfx make(long seed) {
        return generate(new Dice(new SplittableRandom(seed)));
    }

    /** Returns the name in scripts. */
    public String luaName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Sets sustain and decay: each a minimum plus a random amount. */
    private static Sfx ended(Dice dice, double sustain, double sustainMore, double decay, double decayMore) {
        return Sfx.DEFAULT
                .withClamped(SfxParameter.SUSTAIN, dice.from(sustain, sustainMore))
                .withClamped(SfxParameter.DECAY, dice.from(decay, decayMore));
    }

    private static Sfx wavering(Dice dice, Sfx sfx) {
        return sfx.withClamped(SfxParameter.VIBRATO, dice.from(0, 0.7))
                .withClamped(SfxParameter.VIBRATO_SPEED, dice.from(0, 0.6));
    }
}
